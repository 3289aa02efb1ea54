import IppoRender

/// Text as UTF-8, in one row of bytes.
extension [UInt8] {
  mutating func append(_ text: String) {
    // What lies in one piece is copied at once, which nearly all texts do.
    if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil { append(contentsOf: text.utf8) }
  }

  /// Text of the program's own.
  mutating func append(literal text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The `id` attribute of an element.
  mutating func append(id node: RenderNodeID, _ part: String) {
    append(UInt8(ascii: "n"))
    append(decimal: node.rawValue)
    append(part)
  }

  /// A number that is not negative.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Text or attribute value with the five characters that have a meaning in HTML replaced. NUL, which HTML cannot
  /// express, becomes U+FFFD.
  mutating func append(escaping text: String) {
    append(text) { byte in
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

  /// Style values are made by ``HTMLElement`` renderers and hold no text of the app. Should one do so, it can end
  /// neither the declaration nor the element.
  mutating func append(declaration value: String) {
    append(value) { byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"),
        UInt8(ascii: "\\"):
        ""
      default: nil
      }
    }
  }
}
