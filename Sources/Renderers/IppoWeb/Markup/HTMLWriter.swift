import IppoRender

/// Writes elements as HTML text (WHATWG HTML, 13.3 "Serializing HTML fragments").
///
/// Style properties cannot stand in `style` attributes under a strict Content-Security-Policy. They are collected as
/// rules by element id, for one `<style>` element that carries the page's nonce.
///
/// What it writes goes into one row of bytes: a page consists of thousands of short texts.
struct HTMLWriter {
  private(set) var content = PageContent()
  /// The texts of the page up to the current element, in their order.
  private var texts: [String] = []

  init() {
    // Of a page of some twenty rows. Larger ones grow it a few times.
    content.html.reserveCapacity(32_768)
    content.css.reserveCapacity(4_096)
  }

  /// - Parameters:
  ///   - node: whose element it is.
  ///   - selectedOption: the value of the select around it, if it is in one.
  ///   - child: writes a node that has its place in the element.
  mutating func write(
    _ element: HTMLElement, of node: RenderNodeID, selectedOption: String? = nil,
    child: (RenderNodeID, _ selectedOption: String?, inout HTMLWriter) -> Void
  ) {
    let isRoot = content.html.isEmpty
    content.html.append(UInt8(ascii: "<"))
    content.html.append(element.tag)
    if let part = element.part {
      content.html.append(literal: " id=\"")
      content.html.append(id: node, part)
      content.html.append(UInt8(ascii: "\""))
      if !element.styles.isEmpty { write(rule: node, part, element.styles) }
    }
    // The value of these two is content, not an attribute.
    let isTextArea = element.tag == "textarea"
    let isSelect = element.tag == "select"
    var value: String?
    var leads: String?
    let firstText = texts.count
    for entry in element.attributes.entries {
      if entry.name == "data-leads" { leads = entry.value }
      if isTextArea || isSelect, entry.name == "value" {
        value = entry.value
      } else {
        note(entry, in: element.tag, isRoot: isRoot)
        write(attribute: entry)
      }
    }
    if let selectedOption, element.tag == "option", element["value"] == selectedOption {
      content.html.append(literal: " selected")
    }
    content.html.append(UInt8(ascii: ">"))
    guard !Self.isVoid(element.tag) else { return }
    // A newline right after the tag would be dropped by the parser.
    if isTextArea, let value {
      content.html.append(UInt8(ascii: "\n"))
      content.html.append(escaping: value)
    }
    let selection = isSelect ? value : selectedOption
    for item in element.children {
      switch item {
      case .text(let text):
        content.html.append(escaping: text)
        texts.append(text)
      case .element(let part):
        if part.tag == "a", part["class"] == "cover-link" { leads = part["href"] }
        write(part, of: node, selectedOption: selection, child: child)
      case .node(let node): child(node, selection, &self)
      }
    }
    if let leads, let text = element["aria-label"] ?? texts.dropFirst(firstText).first(where: { !$0.isEmpty }) {
      content.plainLinks.append(PlainLink(text: text, reference: leads))
    }
    content.html.append(literal: "</")
    content.html.append(element.tag)
    content.html.append(UInt8(ascii: ">"))
  }

  /// By its length first: texts are compared for each element of a page.
  private static func isVoid(_ tag: String) -> Bool {
    switch tag.utf8.count {
    case 2: tag == "br" || tag == "hr"
    case 3: tag == "img"
    case 4: tag == "link" || tag == "meta"
    case 5: tag == "input"
    default: false
    }
  }

  /// Notes attributes that concern the page as a whole.
  private mutating func note(_ entry: AttributeList.Entry, in tag: String, isRoot: Bool) {
    switch entry.name {
    case "data-fit", "data-ask", "data-guide": content.isMeasured = true
    case "data-title": if !entry.value.isEmpty { content.title = entry.value }
    case "data-address": if isRoot { content.address = PageAddress.target(of: entry.value) }
    case "data-summary": if isRoot { content.summary = entry.value }
    case "href": if tag == "a", let target = PageAddress.target(of: entry.value) { content.links.append(target) }
    case "data-leads": if let target = PageAddress.target(of: entry.value) { content.links.append(target) }
    default: break
    }
  }

  private mutating func write(attribute entry: AttributeList.Entry) {
    content.html.append(UInt8(ascii: " "))
    content.html.append(entry.name)
    guard !entry.value.isEmpty else { return }
    content.html.append(literal: "=\"")
    content.html.append(escaping: entry.value)
    content.html.append(UInt8(ascii: "\""))
  }

  private mutating func write(rule node: RenderNodeID, _ part: String, _ styles: AttributeList) {
    content.css.append(UInt8(ascii: "#"))
    content.css.append(id: node, part)
    content.css.append(UInt8(ascii: "{"))
    for entry in styles.entries {
      content.css.append(entry.name)
      content.css.append(UInt8(ascii: ":"))
      content.css.append(declaration: entry.value)
      content.css.append(UInt8(ascii: ";"))
    }
    content.css.append(literal: "}\n")
  }

  /// Text or attribute value with the five characters that have a meaning in HTML replaced. NUL, which HTML cannot
  /// express, becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(escaping: text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
