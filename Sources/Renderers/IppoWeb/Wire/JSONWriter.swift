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
    text += value.replacingBytes { byte in
      switch byte {
      case UInt8(ascii: "\""): "\\\""
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\t"): "\\t"
      case UInt8(ascii: "\r"): "\\r"
      case 0..<0x10: "\\u000" + String(byte, radix: 16)
      case 0x10..<0x20: "\\u00" + String(byte, radix: 16)
      default: nil
      }
    }
    text += "\""
  }
}
