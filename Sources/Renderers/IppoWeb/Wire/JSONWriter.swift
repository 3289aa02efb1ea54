/// Writes JSON (RFC 8259) without white space. The caller is trusted to write one value.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  package mutating func array(_ write: (inout JSONWriter) -> Void) {
    separate()
    text += "["
    needsComma = false
    write(&self)
    text += "]"
    needsComma = true
  }

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    separate()
    text += "{"
    needsComma = false
    write(&self)
    text += "}"
    needsComma = true
  }

  package mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    string(name)
    text += ":"
    needsComma = false
    write(&self)
    needsComma = true
  }

  package mutating func integer(_ value: Int) {
    separate()
    text += String(value)
  }

  package mutating func number(_ value: Double) {
    separate()
    text += CSSLength.number(value)
  }

  package mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  package mutating func null() {
    separate()
    text += "null"
  }

  package mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
