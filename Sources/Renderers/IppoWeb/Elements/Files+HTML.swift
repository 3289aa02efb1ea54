import Foundation
import IppoRender

extension RenderFiles: HTMLUnit {
  /// Where the page sends files to, and gets them from, below the base path.
  static let route = "/_ippo/files/"

  func html(_ context: HTMLContext) -> HTMLElement {
    switch purpose {
    case .choose(let types, let allowsMany): choice(types, allowsMany: allowsMany, context)
    case .take(let name, _): link(to: name, context)
    }
  }

  /// A field for files, and how far they are. The script fills in the rest.
  private func choice(_ types: [String], allowsMany: Bool, _ context: HTMLContext) -> HTMLElement {
    var input = HTMLElement("input", part: "i")
    input["type"] = "file"
    input["data-files"] = ticket
    if !types.isEmpty { input["accept"] = types.joined(separator: ",") }
    if allowsMany { input["multiple"] = "" }
    context.setName(of: &input, fallback: context.word(allowsMany ? .files : .file))
    var bar = HTMLElement("progress", part: "p")
    bar["hidden"] = ""
    bar["aria-label"] = context.word(.sent)
    var note = HTMLElement("span", part: "s")
    note["role"] = "status"
    var element = context.root(context.boxTag, class: "files")
    element["data-also"] = "files"
    element.append(input)
    element.append(bar)
    element.append(note)
    return element
  }

  private func link(to name: String, _ context: HTMLContext) -> HTMLElement {
    var element = context.root(context.isDisabled ? "span" : "a", class: "button", children: [.text(name)])
    element.addClass("look-prominent")
    element.addClass("file")
    if !context.isDisabled {
      element["href"] = String(Self.route.dropFirst()) + ticket
      element["download"] = name
    }
    if let label = context.name() { element["aria-label"] = label }
    return element
  }

  func fillAxes(_ content: FillContent) -> FillAxes { .horizontal }
}
