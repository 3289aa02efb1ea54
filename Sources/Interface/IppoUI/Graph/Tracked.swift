/// A value whose readers, the nodes that are evaluated, are told when it changes.
@MainActor
final class Tracked<Value> {
  private let dependency = Dependency()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value for an action: nobody is told that it was read.
  var untracked: Value { stored }

  var value: Value {
    get {
      dependency.read()
      return stored
    }
    set {
      let old = stored
      stored = newValue
      if !areKnownEqual(old, newValue) { dependency.changed() }
    }
  }
}
