import Synchronization

/// Numbers the structures of identified arrays. A number is never given twice, so that equal numbers mean equal
/// structures, of copies as of the same array.
@usableFromInline
package enum StructureRevision {
  private static let lastBlock = Atomic<UInt64>(0)

  /// How many numbers are set apart at once: a power of two.
  @usableFromInline
  package static var blockSize: UInt64 { 1_024 }

  /// Sets numbers apart for the caller.
  ///
  /// - Returns: The first of ``blockSize`` numbers, a multiple of it.
  @usableFromInline
  package static func nextBlock() -> UInt64 {
    lastBlock.wrappingAdd(blockSize, ordering: .relaxed).newValue
  }

  @usableFromInline
  package static func next() -> UInt64 { self.nextBlock() }
}

/// An element that keeps an identity of its own while its fields change, and takes another when it is replaced.
///
/// An ``IdentifiedArray`` of such elements counts a replacement in place as a change of its structure; see
/// ``IdentifiedArray/_structuralRevision``.
public protocol _ReplacementObservable {
  /// A number that tells a value from a replacement of it, while both exist.
  var _$fingerprint: UInt { get }

  /// Called before the value is modified in place: it diverges from its copies, so that to put one of them back is to
  /// replace it.
  mutating func _$willModify()
}

extension IdentifiedArray {
  /// A number that is new whenever elements come, go, move, or are replaced as a whole, and the same otherwise.
  ///
  /// Comparing it takes constant time, and holds on to nothing.
  public var _structuralRevision: UInt64 { self._index.revision }

  /// A number that the array shares with those copies that it has not diverged from.
  public var _divergenceRevision: UInt64 { self._divergence }

  /// Lets the array diverge from its copies, before it is modified in place. Afterwards putting a copy back replaces
  /// the array, however its elements are changed within. Takes constant time.
  public mutating func _diverge() {
    self._divergence = StructureRevision.next()
  }

  /// The identity of the element at a position, different from that of a replacement.
  @inlinable
  func _fingerprint(at position: Int) -> UInt {
    guard let fingerprint = self._identity.fingerprint else { return 0 }
    return self._elements.withUnsafeBufferPointer { fingerprint($0.baseAddress! + position) }
  }

  /// Lets the element at a position diverge from its copies, before it is modified in place.
  ///
  /// - Returns: What tells it from a replacement of it.
  @inlinable
  mutating func _divergeElement(at position: Int) -> UInt {
    guard let diverge = self._identity.diverge else { return 0 }
    return self._elements.withUnsafeMutableBufferPointer { diverge($0.baseAddress! + position) }
  }

  /// Takes a new revision if the element at a position has been replaced.
  @inlinable
  mutating func _reviseIfReplaced(_ fingerprint: UInt, at position: Int) {
    if self._identity.fingerprint != nil, self._fingerprint(at: position) != fingerprint { self._index.revise() }
  }
}

/// How to fingerprint elements of a type, as they are and before they are modified, if they can be.
@usableFromInline
func fingerprinting<Element>(
  _ type: Element.Type
) -> (((UnsafePointer<Element>) -> UInt)?, ((UnsafeMutablePointer<Element>) -> UInt)?) {
  typealias Fingerprinting = ((UnsafePointer<Element>) -> UInt, (UnsafeMutablePointer<Element>) -> UInt)
  func open<T: _ReplacementObservable>(_: T.Type) -> Fingerprinting {
    (
      { UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee._$fingerprint },
      {
        let element = UnsafeMutableRawPointer($0).assumingMemoryBound(to: T.self)
        element.pointee._$willModify()
        return element.pointee._$fingerprint
      }
    )
  }
  guard let type = type as? any _ReplacementObservable.Type else { return (nil, nil) }
  return open(type)
}
