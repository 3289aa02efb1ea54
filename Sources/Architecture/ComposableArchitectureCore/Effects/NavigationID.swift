import ConcurrencyExtras

/// Identity of a child or of an element of a collection.
///
/// An object, as ids are handed on and kept much more often than they are made.
@usableFromInline
final class NavigationID: Sendable {
  /// Which child of a place.
  enum Child: Hashable {
    case presented(ChildIdentity)
    /// The value of a case, by the number of the case.
    case inCase(UInt32?, ChildIdentity)
    case row(AnyHashable)
    case element(StackElementID)
    /// A part of the state that always exists. Its effects belong to the parent.
    case part
  }

  /// The parts of an id are compared, and never change.
  private let parts: UncheckedSendable<(place: AnyKeyPath, child: Child)>

  /// The place of the child in its parent: the key path of the optional, collection, stack or part.
  var place: AnyKeyPath { parts.value.place }
  /// Which child it is.
  var child: Child { parts.value.child }

  init(place: AnyKeyPath, child: Child) {
    parts = UncheckedSendable((place, child))
  }

  /// A part of a state that always exists.
  @usableFromInline
  convenience init(part: AnyKeyPath) {
    self.init(place: part, child: .part)
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

/// The children from the root of the store down to a feature.
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

  /// The path of the innermost child that can leave. Its parts share the ids of its effects.
  var feature: Self {
    guard ids.last?.child == .part else { return self }
    return Self(ids: Array(ids[..<(ids.lastIndex { $0.child != .part }.map { $0 + 1 } ?? 0)]))
  }
}
