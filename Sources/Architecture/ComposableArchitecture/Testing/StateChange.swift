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
  /// What numbers the elements of stacks that the test pushes.
  let stackElementID: StackElementIDGenerator
  /// Changes the state as the test expects it.
  let update: ((inout State) throws -> Void)?
  /// Whether it is an issue if the test changes nothing.
  var requiresModification = true
  /// What a difference is introduced with.
  var preamble: String?
  /// What a difference is followed by.
  var postamble = ""
}

extension TestCore where State: Equatable {
  /// Compares the state with what the test makes of the previous one.
  ///
  /// Within, shared state reads as it was before, and is compared with what it is.
  func assertChange(_ change: StateChange<State>, _ book: TestBook, at location: SourceLocation) {
    var change = change
    tracker.assert {
      if tracker.hasChanges { change.requiresModification = false }
      if book.exhaustivity != .on { tracker.resetChanges() }
      do {
        try XCTModifyLocals.$isExhaustive.withValue(book.exhaustivity == .on) {
          try compare(change, book, at: location)
        }
      } catch {
        location.report("Threw error: \(error)")
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
        preamble: "Test store finished before asserting against changes to shared state",
        postamble: """
          Invoke "TestStore.assert" at the end of this test to assert against changes to shared state.
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
    } else if change.requiresModification, change.update != nil, expected.equals(change.before) {
      book.report(
        """
        Expected state to change, but no change occurred.

        The trailing closure made no observable modifications to state. If no change to state is \
        expected, omit the trailing closure.
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
        ? "A state change does not match expectation" : "State was not expected to change, but a change occurred")
    let difference = describeDifference(expected.value, change.actual.value, received: "Actual")
    book.report(
      "\(heading): …\n\n\(difference)\(change.postamble.isEmpty ? "" : "\n\n\(change.postamble)")",
      at: location,
      exhaustivity: exhaustivity
    )
  }
}
