/// Lets a function that rethrows return a result.
@rethrows
protocol RethrowingMechanism {
  associatedtype Output
  func get() throws -> Output
}

extension RethrowingMechanism {
  func _rethrowGet() rethrows -> Output {
    try get()
  }
}

extension Result: RethrowingMechanism {}
