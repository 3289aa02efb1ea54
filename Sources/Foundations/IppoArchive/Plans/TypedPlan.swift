/// A plan for values of a type that is known to the compiler.
protocol TypedPlan<T>: Plan {
  /// The type of the values.
  associatedtype T
}

extension TypedPlan {
  func destroy(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
  }

  /// Puts a value at a place, where there may be one already.
  ///
  /// - Returns: that there is one now.
  func put(_ value: T, at place: UnsafeMutablePointer<T>, isInitialized: Bool) -> Bool {
    if isInitialized { place.pointee = value } else { place.initialize(to: value) }
    return true
  }
}
