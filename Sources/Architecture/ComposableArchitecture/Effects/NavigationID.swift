/// What tells one presented child, or one element of a collection, from another.
///
/// An object, as ids are handed on and kept much more often than they are made.
@usableFromInline
final class NavigationID: @unchecked Sendable {  // nothing in it changes; ids are only compared
  /// Which child of a place.
  enum Child: Hashable {
    case presented(ChildIdentity)
    case row(AnyHashable)
    case element(StackElementID)
  }

  /// Where the child lives in its parent: the key path of the optional, of the collection or of the stack.
  let place: AnyKeyPath
  /// Which child it is.
  let child: Child

  init(place: AnyKeyPath, child: Child) {
    self.place = place
    self.child = child
  }
}

extension NavigationID: Hashable {
  @usableFromInline
  static func == (lhs: NavigationID, rhs: NavigationID) -> Bool {
    if lhs === rhs { return true }
    // Of one place there is mostly one key path object, which is quicker to compare.
    return lhs.child == rhs.child && (lhs.place === rhs.place || lhs.place == rhs.place)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    // Few places have equal children, and key paths take long to hash.
    hasher.combine(child)
  }
}

/// The presented children from the root of the store down to a feature.
@_spi(Internals)
public struct NavigationIDPath: Hashable, Sendable {
  private(set) var ids: [NavigationID] = []

  /// The path of the root.
  public init() {}

  private init(ids: [NavigationID]) {
    self.ids = ids
  }

  /// The path of a child.
  func appending(_ id: NavigationID) -> Self {
    var copy = self
    copy.ids.append(id)
    return copy
  }

  /// Whether the path leads to the other path's feature or passes it.
  func hasPrefix(_ prefix: Self) -> Bool {
    ids.count >= prefix.ids.count && ids.starts(with: prefix.ids)
  }

  /// The paths of the features on the way, from the outermost to this one.
  var prefixes: [Self] {
    ids.indices.map { Self(ids: Array(ids[...$0])) }
  }
}
