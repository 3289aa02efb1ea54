/// The hash of ids in an ``IdentityTable``.
///
/// Most ids are whole numbers. The hash multiplies such an id by a key that differs from run to run, and combines the
/// halves of the product. An attacker without the key cannot choose ids that collide. Other ids are hashed by the
/// standard library.
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
