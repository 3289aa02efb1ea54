/// What tells one presented child, or one element of a collection, from another.
struct NavigationID: Hashable, @unchecked Sendable {
  /// Where the child lives in its parent: the key path of the optional, of the collection or of the stack.
  let place: AnyHashable
  /// Which child it is.
  let id: AnyHashable

  init(place: AnyKeyPath, id: some Hashable) {
    self.place = AnyHashable(place)
    self.id = AnyHashable(id)
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

  /// The children of the feature that are on the way to other features, at one place of its state.
  func children(in paths: some Sequence<Self>, at place: AnyKeyPath) -> Set<NavigationID> {
    let place = AnyHashable(place)
    return Set(
      paths.compactMap { path in
        guard path.ids.count > ids.count, path.hasPrefix(self), path.ids[ids.count].place == place else { return nil }
        return path.ids[ids.count]
      }
    )
  }

  /// The paths of the features on the way, from the outermost to this one.
  var prefixes: [Self] {
    ids.indices.map { Self(ids: Array(ids[...$0])) }
  }
}
