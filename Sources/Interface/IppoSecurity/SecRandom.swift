/// A source of random bytes (`Security.SecRandomRef`). There is one, that of the system.
public final class SecRandom: Sendable {
  init() {}
}

/// A source of random bytes.
public typealias SecRandomRef = SecRandom

/// The system's source: `nil`.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system's, which are fit for keys.
///
/// - Returns: ``errSecSuccess``; ``errSecParam`` for a negative count.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
