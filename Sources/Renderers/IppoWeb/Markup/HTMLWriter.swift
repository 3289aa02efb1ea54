/// Writes markup as HTML text (WHATWG HTML, 13.3 "Serializing HTML fragments").
///
/// Style properties cannot stand in `style` attributes under a strict Content-Security-Policy. They are collected as
/// rules by element id, for one `<style>` element that carries the page's nonce.
package struct HTMLWriter {
  package private(set) var html = ""
  package private(set) var css = ""
  /// Whether measured boxes decide where something in it is.
  package private(set) var isMeasured = false

  package init() {}

  package mutating func write(_ markup: HTMLMarkup, selectedOption: String? = nil) {
    html += "<"
    html += markup.tag
    if let address = markup.address {
      html += " id=\""
      html += address.htmlID
      html += "\""
    }
    // The value of these two is content, not an attribute.
    let isTextArea = markup.tag == "textarea"
    let isSelect = markup.tag == "select"
    var content: String?
    for entry in markup.attributes.entries {
      if isTextArea || isSelect, entry.name == "value" {
        if isTextArea { content = entry.value }
      } else {
        write(attribute: entry.name, entry.value)
      }
    }
    if let selectedOption, markup.tag == "option", markup.attributes["value"] == selectedOption {
      html += " selected"
    }
    html += ">"
    if let address = markup.address, !markup.styles.isEmpty { write(rule: address, markup.styles) }
    guard !Self.isVoid(markup.tag) else { return }
    // A newline right after the tag would be dropped by the parser.
    if let content {
      html += "\n"
      html += Self.escaped(content)
    }
    let selection = isSelect ? markup.attributes["value"] : selectedOption
    for child in markup.children {
      switch child {
      case .text(let text): html += Self.escaped(text)
      case .element(let element): write(element, selectedOption: selection)
      }
    }
    html += "</"
    html += markup.tag
    html += ">"
  }

  private static func isVoid(_ tag: String) -> Bool {
    switch tag {
    case "br", "hr", "img", "input", "link", "meta": true
    default: false
    }
  }

  private mutating func write(attribute name: String, _ value: String) {
    switch name {
    case "data-fit", "data-ask", "data-guide": isMeasured = true
    default: break
    }
    html += " "
    html += name
    guard !value.isEmpty else { return }
    html += "=\""
    html += Self.escaped(value)
    html += "\""
  }

  private mutating func write(rule address: NodeAddress, _ styles: AttributeList) {
    css += "#"
    css += address.htmlID
    css += "{"
    for entry in styles.entries {
      css += entry.name
      css += ":"
      css += Self.declaration(entry.value)
      css += ";"
    }
    css += "}\n"
  }

  /// Style values are made by ``HTMLElement`` renderers and hold no text of the app. Should one do so, it can end
  /// neither the declaration nor the element.
  static func declaration(_ value: String) -> String {
    value.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"),
        UInt8(ascii: "\\"):
        ""
      default: nil
      }
    }
  }

  /// Text or attribute value with the five characters that have a meaning in HTML replaced. NUL, which HTML cannot
  /// express, becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    text.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }
  }
}
