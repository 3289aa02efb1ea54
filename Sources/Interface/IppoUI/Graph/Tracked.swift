/// A value that notes which nodes read it while they are evaluated, and marks them when it changes.
@MainActor
final class Tracked<Value> {
  private let dependency = Dependency()
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, for actions: the read is not noted.
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
