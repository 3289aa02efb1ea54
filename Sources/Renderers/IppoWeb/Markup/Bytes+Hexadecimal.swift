extension Sequence<UInt8> {
  /// Two digits for each byte.
  var hexadecimal: String { reduce(into: "") { $0 += String(0x100 + Int($1), radix: 16).dropFirst() } }
}
