/// Writes markup as HTML text (WHATWG HTML, 13.3 "Serializing HTML fragments").
///
/// Style properties cannot stand in `style` attributes under a strict Content-Security-Policy. They are collected as
/// rules by element id, for one `<style>` element that carries the page's nonce.
package struct HTMLWriter {
  package private(set) var html = ""
  package private(set) var css = ""

  private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta"]

  package init() {}

  package mutating func write(_ markup: HTMLMarkup, selectedOption: String? = nil) {
    html += "<\(markup.tag)"
    if let address = markup.address { html += " id=\"\(address.htmlID)\"" }
    var content: String?
    for entry in markup.attributes.entries {
      switch (markup.tag, entry.name) {
      // The value of these two is content, not an attribute.
      case ("textarea", "value"): content = entry.value
      case ("select", "value"): break
      default: write(attribute: entry.name, entry.value)
      }
    }
    if markup.tag == "option", let selectedOption, markup.attributes["value"] == selectedOption {
      html += " selected"
    }
    html += ">"
    if let address = markup.address, !markup.styles.isEmpty { write(rule: address, markup.styles) }
    guard !Self.void.contains(markup.tag) else { return }
    // A newline right after the tag would be dropped by the parser.
    if let content { html += "\n" + Self.escaped(content) }
    let selection = markup.tag == "select" ? markup.attributes["value"] : selectedOption
    for child in markup.children {
      switch child {
      case .text(let text): html += Self.escaped(text)
      case .element(let element): write(element, selectedOption: selection)
      }
    }
    html += "</\(markup.tag)>"
  }

  private mutating func write(attribute name: String, _ value: String) {
    html += value.isEmpty ? " \(name)" : " \(name)=\"\(Self.escaped(value))\""
  }

  private mutating func write(rule address: NodeAddress, _ styles: AttributeList) {
    css += "#\(address.htmlID){"
    for entry in styles.entries { css += "\(entry.name):\(Self.declaration(entry.value));" }
    css += "}\n"
  }

  /// Style values are made by ``HTMLElement`` renderers and hold no text of the app. Should one do so, it can end
  /// neither the declaration nor the element.
  static func declaration(_ value: String) -> String {
    String(value.unicodeScalars.filter { !"{}<>;\\".unicodeScalars.contains($0) })
  }

  /// Text or attribute value with the five characters that have a meaning in HTML replaced. NUL, which HTML cannot
  /// express, becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
