/// The stores that were scoped from a store, so that scoping again returns the same ones.
///
/// Most key path literals are one object for the life of the process: the address of the state's finds a child without
/// hashing key paths. The literal of an action's is made anew for every use, since it has the case's key path in it, and is
/// compared. Equal key paths at other addresses find a child by value.
struct ChildStores {
  private struct Paths: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
  }

  /// By the address of the state's key path, which is kept, so that no other one gets it.
  private var byAddress: [ObjectIdentifier: [(paths: Paths, child: AnyObject)]] = [:]
  private var byPath: [Paths: AnyObject] = [:]

  /// The child of a state and an action.
  mutating func child(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? {
    if let entries = byAddress[ObjectIdentifier(state)] {
      for entry in entries where entry.paths.action === action || entry.paths.action == action { return entry.child }
    }
    let paths = Paths(state: state, action: action)
    guard let child = byPath[paths] else { return nil }
    remember(child, paths)
    return child
  }

  /// Keeps a child.
  mutating func insert(_ child: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    remove(state, action)
    let paths = Paths(state: state, action: action)
    byPath[paths] = child
    remember(child, paths)
  }

  private mutating func remember(_ child: AnyObject, _ paths: Paths) {
    // Key paths that are made anew for every use must not fill the memory.
    if byAddress.count > 64 { byAddress = [:] }
    byAddress[ObjectIdentifier(paths.state), default: []].append((paths, child))
  }

  /// Removes a child that another child may have replaced.
  mutating func remove(_ child: AnyObject?, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    if let child, self.child(state, action) === child { remove(state, action) }
  }

  /// Forgets a child.
  mutating func remove(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    let paths = Paths(state: state, action: action)
    guard byPath.removeValue(forKey: paths) != nil else { return }
    byAddress = byAddress.compactMapValues { entries in
      let others = entries.filter { $0.paths != paths }
      return others.isEmpty ? nil : others
    }
  }
}
