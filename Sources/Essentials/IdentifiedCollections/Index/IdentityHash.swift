/// The hash of ids in an ``IdentityTable``.
///
/// Whole numbers, which most ids are, are multiplied by a key that differs from one run of a program to the next, and the
/// halves of the product are combined: who chooses ids without knowing the key cannot make them meet in the table. Other
/// ids are hashed by the standard library.
@usableFromInline
enum IdentityHash {
  @usableFromInline static let key = (added: random(seed: 1), multiplied: random(seed: 2) | 1)

  /// The standard library's hashes begin differently with every run.
  private static func random(seed: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 0._rawHashValue(seed: seed))
  }

  @inlinable
  static func value<ID: Hashable>(of id: ID) -> Int {
    // Where the type is known when this is compiled, so is which of the two is left.
    if ID.self == Int.self || ID.self == UInt.self {
      return self.value(of: unsafeBitCast(id, to: UInt.self))
    }
    return id._rawHashValue(seed: 0)
  }

  @inlinable
  static func value(of number: UInt) -> Int {
    let key = self.key
    let product = (UInt64(number) ^ key.added).multipliedFullWidth(by: key.multiplied)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
