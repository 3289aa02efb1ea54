/// A plan for values of a type that is known to the compiler.
class TypedPlan<T>: Plan, @unchecked Sendable {  // as its superclass
  final override func destroy(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
  }

  /// Puts a value at a place, where there may be one already.
  ///
  /// - Returns: that there is one now.
  final func put(_ value: T, at place: UnsafeMutablePointer<T>, isInitialized: Bool) -> Bool {
    if isInitialized { place.pointee = value } else { place.initialize(to: value) }
    return true
  }
}
