/// The meeting point of a preference's values below one node.
///
/// Contributions are reduced in tree order, only when one of them changed. A result that is equal to the last one goes
/// no further.
@MainActor
final class PreferenceSink<K: PreferenceKey>: AnyPreferenceSink {
  private unowned(unsafe) let node: _Node
  /// The place of the sink in the sink around it.
  private let forwarding: PreferenceContribution<K>?
  private let changed: (K.Value?) -> Void
  private var contributions: [PreferenceContribution<K>] = []
  private var isSorted = true
  private(set) var value: K.Value?
  /// The change of the reduced value before the sink passes it on.
  var transform: ((inout K.Value) -> Void)?
  var isQueued = false

  var depth: Int32 { node.depth }
  var isRemoved: Bool { node.isRemoved }

  init(in node: _Node, forwarding: PreferenceContribution<K>?, changed: @escaping (K.Value?) -> Void) {
    self.node = node
    self.forwarding = forwarding
    self.changed = changed
  }

  fileprivate func add(_ contribution: PreferenceContribution<K>) {
    contributions.append(contribution)
    isSorted = false
  }

  fileprivate func remove(_ contribution: PreferenceContribution<K>) {
    contributions.removeAll { $0 === contribution }
    setNeedsReduce()
  }

  func setNeedsReduce() { node.graph.enqueue(self) }

  /// Rows have moved.
  func setNeedsSort() {
    guard contributions.count > 1 else { return }
    isSorted = false
    setNeedsReduce()
  }

  func reduce() {
    if !isSorted {
      contributions.sort { $0.node.precedes($1.node) }
      isSorted = true
    }
    var reduced: K.Value?
    for contribution in contributions {
      guard let next = contribution.value else { continue }
      if reduced == nil {
        reduced = next
      } else {
        K.reduce(value: &reduced!) { next }
      }
    }
    if let transform {
      var transformed = reduced ?? K.defaultValue
      transform(&transformed)
      reduced = transformed
    }
    if let old = value, let new = reduced, areKnownEqual(old, new) { return }
    if value == nil, reduced == nil { return }
    value = reduced
    forwarding?.set(reduced)
    changed(reduced)
  }
}

/// A sink of any key, for the queue of a turn.
@MainActor
protocol AnyPreferenceSink: AnyObject {
  var depth: Int32 { get }
  var isRemoved: Bool { get }
  var isQueued: Bool { get set }
  func reduce()
  func setNeedsSort()
}

/// The contribution of one node to a sink.
@MainActor
final class PreferenceContribution<K: PreferenceKey> {
  fileprivate unowned(unsafe) let node: _Node
  private let sink: PreferenceSink<K>
  fileprivate private(set) var value: K.Value?

  /// `nil` if no node around asks for the preference.
  init?(of node: _Node, to request: PreferenceRequest?) {
    guard let sink = request?.sink(K.self) else { return nil }
    self.node = node
    self.sink = sink
    sink.add(self)
  }

  func set(_ new: K.Value?) {
    if let value, let new, areKnownEqual(value, new) { return }
    if value == nil, new == nil { return }
    value = new
    sink.setNeedsReduce()
  }

  func end() { sink.remove(self) }
}

/// The requests for preferences of the nodes below: a chain, the innermost first.
@MainActor
final class PreferenceRequest {
  private let type: any PreferenceKey.Type
  private let key: ObjectIdentifier
  private let sink: (any AnyPreferenceSink)?
  private let outer: PreferenceRequest?

  init<K: PreferenceKey>(_ sink: PreferenceSink<K>, outer: PreferenceRequest?) {
    type = K.self
    key = ObjectIdentifier(K.self)
    self.sink = sink
    self.outer = outer
  }

  /// Hides `key` from the nodes below: a writer further out replaces the values of views inside.
  init(hiding key: any PreferenceKey.Type, outer: PreferenceRequest?) {
    type = key
    self.key = ObjectIdentifier(key)
    sink = nil
    self.outer = outer
  }

  /// The requests for the preferences by which a page describes itself to all views around it. The value is `nil`
  /// without such requests.
  var ofPages: PreferenceRequest? {
    var innermost: [PreferenceRequest] = []
    var request: PreferenceRequest? = self
    while let current = request {
      if current.type is any PagePreferenceKey.Type, !innermost.contains(where: { $0.key == current.key }) {
        innermost.append(current)
      }
      request = current.outer
    }
    return innermost.reversed().reduce(nil) { outer, request in
      request.sink == nil ? outer : PreferenceRequest(request, outer: outer)
    }
  }

  /// The same request around others.
  private init(_ request: PreferenceRequest, outer: PreferenceRequest?) {
    (type, key, sink) = (request.type, request.key, request.sink)
    self.outer = outer
  }

  func sink<K: PreferenceKey>(_ type: K.Type) -> PreferenceSink<K>? {
    let key = ObjectIdentifier(type)
    var request: PreferenceRequest? = self
    while let current = request {
      if current.key == key { return current.sink.map { unsafeDowncast($0, to: PreferenceSink<K>.self) } }
      request = current.outer
    }
    return nil
  }

  /// Notifies every sink that the order below it may have changed.
  func orderChanged() {
    var request: PreferenceRequest? = self
    while let current = request {
      current.sink?.setNeedsSort()
      request = current.outer
    }
  }
}
