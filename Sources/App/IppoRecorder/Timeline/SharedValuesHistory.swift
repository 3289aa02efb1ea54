/// The values that states share with others, by the entries of a timeline.
@MainActor
package protocol SharedValuesHistory: AnyObject {
  /// Follows the shared values in a state.
  func followValues(in state: Any)

  /// Later changes come after an entry.
  func noteChanges(after id: Int)

  /// The values after an entry.
  func values(after id: Int) -> any SharedValuesPast

  /// Gives a past the values that were changed after one entry and before another. Each has its value at the second entry.
  func addChanges(to past: any SharedValuesPast, after first: Int, before last: Int)

  /// Shows values in the window; `nil` for the present ones.
  func showValues(_ values: (any SharedValuesPast)?)

  /// Drops values that no entry from here on needs.
  func forgetValues(before id: Int)
}

/// Values that states share with others, at a point in the past.
package protocol SharedValuesPast: Sendable {
  /// Runs a function that reads the values of the past.
  func reading<R>(_ body: () throws -> R) rethrows -> R

  /// Runs a function that reads the values of the past and changes them, and leaves the present ones alone.
  func changing<R>(_ body: () throws -> R) rethrows -> R

  /// The values as they are now, for later changes of this past.
  func snapshot() -> any SharedValuesPast
}
