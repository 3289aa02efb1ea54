/// The stores that were scoped from a store, so that scoping again returns the same ones.
///
/// Key path literals are one object for the life of the process: their addresses find a child without hashing the
/// key paths. Equal key paths at other addresses find it by value.
struct ChildStores {
  private struct Addresses: Hashable {
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }

  private struct Paths: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  private var byAddress: [Addresses: (paths: Paths, child: AnyObject)] = [:]
  private var byPath: [Paths: AnyObject] = [:]

  /// The child of a state and an action.
  mutating func child(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? {
    let addresses = Addresses(state: ObjectIdentifier(state), action: ObjectIdentifier(action))
    if let entry = byAddress[addresses] { return entry.child }
    let paths = Paths(state: state, action: action)
    guard let child = byPath[paths] else { return nil }
    // Key paths that are made anew for every use must not fill the memory.
    if byAddress.count > 64 { byAddress = [:] }
    byAddress[addresses] = (paths, child)
    return child
  }

  /// Keeps a child.
  mutating func insert(_ child: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    let paths = Paths(state: state, action: action)
    byPath[paths] = child
    byAddress[Addresses(state: ObjectIdentifier(state), action: ObjectIdentifier(action))] = (paths, child)
  }

  /// Forgets a child.
  mutating func remove(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    let paths = Paths(state: state, action: action)
    byPath[paths] = nil
    byAddress = byAddress.filter { $0.value.paths != paths }
  }
}
