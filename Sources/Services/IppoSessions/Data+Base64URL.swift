package import Foundation

extension Data {
  /// The bytes in the alphabet that is safe in addresses and names of files, without padding (RFC 4648, 5).
  package var base64URL: String {
    let bytes = base64EncodedData().compactMap { byte in
      switch byte {
      case UInt8(ascii: "+"): UInt8(ascii: "-")
      case UInt8(ascii: "/"): UInt8(ascii: "_")
      case UInt8(ascii: "="): nil as UInt8?
      default: byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of such a text, with the characters of the other alphabet as well; `nil` when it is none.
  package init?(base64URL text: some StringProtocol) {
    let text = String(text)
    let padded = text.replacing("-", with: "+").replacing("_", with: "/")
    self.init(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4))
  }
}
