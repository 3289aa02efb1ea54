/// The dynamic properties of values that one node evaluates within its own: scenes in an app, commands in a line of menus.
///
/// Values of one type are told apart by their place in the groups around them. Each keeps its state when others come and
/// go.
@MainActor
struct NestedProperties {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let path: [Int]
  }

  private var storages: [Key: [PropertyStorage]] = [:]
  private var counts: [Key: Int] = [:]

  nonisolated init() {}

  /// Whether no property keeps an object.
  var isEmpty: Bool { storages.values.allSatisfy { $0.allSatisfy(\.isEmpty) } }

  /// Begins an evaluation of the node.
  mutating func begin() { counts = [:] }

  /// A copy of a value whose dynamic properties are connected with the node.
  ///
  /// - Parameter path: The positions of the value in the groups around it, the outermost first.
  mutating func connected<V>(_ value: V, at path: [Int], of node: _Node) -> V {
    var value = value
    let facts = TypeFacts.of(V.self, example: value)
    guard facts.hasDynamicProperties else { return value }
    let key = Key(type: ObjectIdentifier(V.self), path: path)
    let index = counts[key, default: 0]
    counts[key] = index + 1
    var known = storages[key, default: []]
    if index == known.count { known.append(PropertyStorage()) }
    known[index].connect(&value, of: node, facts: facts)
    storages[key] = known
    return facts.hasUpdates ? facts.updated(value) : value
  }

  /// Moves subscriptions to another node, while the node itself is suspended.
  func follow(for base: _Node) {
    for storage in storages.values.joined() { storage.follow(for: base) }
  }

  /// Ends subscriptions, as ``PropertyStorage/disconnect(from:)`` does.
  mutating func disconnect(from node: _Node) {
    for var storage in storages.values.joined() { storage.disconnect(from: node) }
    storages = [:]
  }
}
