/// A value that notes which nodes read it while they are evaluated, and marks them when it changes.
@MainActor
final class Tracked<Value> {
  /// The dependency, made when the value is first read in an evaluation.
  private var dependency: Dependency?
  private var stored: Value

  init(_ value: Value) { stored = value }

  /// The value, for actions: the read is not noted.
  var untracked: Value { stored }

  var value: Value {
    get {
      if let evaluation = Evaluation.current, evaluation.isReading {
        let dependency = dependency ?? Dependency()
        self.dependency = dependency
        dependency.read(in: evaluation)
      }
      return stored
    }
    set {
      let old = stored
      stored = newValue
      if let dependency, !areKnownEqual(old, newValue) { dependency.changed() }
    }
  }
}
