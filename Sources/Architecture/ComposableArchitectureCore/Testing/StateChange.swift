@_spi(Internals) import CasePaths
import CustomDump
import Dependencies
import Foundation
@_spi(SharedChangeTracking) import Sharing

/// A change of the state, and what a test makes of it.
struct StateChange<State> {
  /// The state before.
  let before: Boxed<State>
  /// The state after.
  let actual: Boxed<State>
  /// The generator of ids for the elements of stacks that the test pushes.
  let stackElementID: StackElementIDGenerator
  /// Changes the state as the test expects it.
  let update: ((inout State) throws -> Void)?
  /// Whether it is an issue if the test changes nothing.
  var requiresModification = true
  /// The text before a difference.
  var preamble: String?
  /// The text after a difference.
  var postamble = ""
}

extension TestCore where State: Equatable {
  /// Compares the state with what the test makes of the previous one.
  ///
  /// Within, shared state reads as it was before, and is compared with what it is.
  func assertChange(_ change: StateChange<State>, _ book: TestBook, at location: SourceLocation) {
    tracker.assert {
      if book.exhaustivity != .on { tracker.resetChanges() }
      do {
        try XCTModifyLocals.$isExhaustive.withValue(book.exhaustivity == .on) {
          try compare(change, book, at: location)
        }
      } catch {
        location.report("The closure that says how the state changes threw an error: \(error)")
      }
      tracker.resetChanges()
    }
  }

  /// Reports changes of shared state that a test has not asserted at its end.
  func requireNoSharedChanges(_ book: TestBook, _ location: SourceLocation) {
    guard tracker.hasChanges else { return }
    assertChange(
      StateChange(
        before: assertedState,
        actual: assertedState,
        stackElementID: dependencies.stackElementID.incrementingCopy(),
        update: nil,
        requiresModification: false,
        preamble: "The test is over, and it has not said how shared state changed",
        postamble: """
          Call "store.assert" at its end, and change the state there to what is expected.
          """
      ),
      book,
      at: location
    )
  }

  private func compare(_ change: StateChange<State>, _ book: TestBook, at location: SourceLocation) throws {
    switch book.exhaustivity {
    case .on:
      try compare(change, from: change.before, book, at: location)
    case .off(let showSkippedAssertions):
      let expected = try updated(change.actual, change)
      if !expected.equals(change.actual) {
        reportDifference(change, expected, book, at: location, exhaustivity: .on)
      } else if showSkippedAssertions {
        try? compare(change, from: change.before, book, at: location)
      }
    }
  }

  private func compare(
    _ change: StateChange<State>, from before: Boxed<State>, _ book: TestBook, at location: SourceLocation
  ) throws {
    let expected = try updated(before, change)
    if !expected.equals(change.actual) {
      reportDifference(change, expected, book, at: location)
    } else if change.requiresModification, change.update != nil, !tracker.hasWrites, expected.equals(change.before) {
      book.report(
        """
        The state was to change, and has not.

        The closure leaves the state as it was before. Where no change is expected, leave out the closure.
        """,
        at: location
      )
    }
  }

  private func updated(_ state: Boxed<State>, _ change: StateChange<State>) throws -> Boxed<State> {
    guard let update = change.update else { return state }
    let state = state.copy()
    var dependencies = dependencies
    dependencies.stackElementID = change.stackElementID.incrementingCopy()
    try DependencyValues.$_current.withValue(dependencies) { try update(&state.pointer.pointee) }
    return state
  }

  private func reportDifference(
    _ change: StateChange<State>, _ expected: Boxed<State>, _ book: TestBook, at location: SourceLocation,
    exhaustivity: Exhaustivity? = nil
  ) {
    let heading =
      change.preamble
      ?? (change.update != nil
        ? "The state has not changed as expected" : "The state has changed, and no change was expected")
    let difference = describeDifference(expected.value, change.actual.value, received: "Actual")
    book.report(
      "\(heading):\n\n\(difference)\(change.postamble.isEmpty ? "" : "\n\n\(change.postamble)")",
      at: location,
      exhaustivity: exhaustivity
    )
  }
}
