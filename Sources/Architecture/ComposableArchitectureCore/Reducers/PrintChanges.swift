import CustomDump
import Dependencies
public import Foundation
@_spi(SharedChangeTracking) import Sharing

extension Reducer {
  /// Prints every action and the change of the state.
  ///
  /// Printing happens on another thread, so that sends do not wait for it. When the program exits, it first prints the
  /// waiting texts, for a second at most. What a crash or a signal ends may lose its last lines.
  ///
  /// - Parameters:
  ///   - printer: How to print, or nil not to.
  ///   - queue: Where to print, or nil for the printer's own queue.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump, queue: DispatchQueue? = nil
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer, queue: queue ?? printer?.queue)
  }
}

/// How to print an action and the change of the state.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let print: @Sendable (_ action: Action, _ oldState: State, _ newState: State) -> Void
  /// The queue of the printer, which keeps lines apart and leaves the store free.
  let queue: DispatchQueue

  /// Makes a printer of a function.
  ///
  /// - Parameters:
  ///   - printChange: Prints a change.
  ///   - queue: The queue that prints; by default a queue of the printer.
  public init(
    printChange: @escaping @Sendable (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void,
    queue: DispatchQueue? = nil
  ) {
    self.queue = queue ?? DispatchQueue(label: "ComposableArchitecture.ReducerPrinter", qos: .default)
    print = printChange
  }

  /// Prints a change.
  ///
  /// - Parameters:
  ///   - receivedAction: The action.
  ///   - oldState: The state before.
  ///   - newState: The state after.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }

  /// The action, and the difference of the states.
  public static var customDump: Self {
    Self { receivedAction, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(receivedAction, to: &text, indent: 2)
      text += "\n"
      text += diff(oldState, newState).map { "\($0)\n" } ?? "  (No state changes)\n"
      Swift.print(text)
    }
  }

  /// The names of the action's cases.
  public static var actionLabels: Self {
    Self { receivedAction, _, _ in
      Swift.print("received action: \(debugCaseOutput(receivedAction))")
    }
  }
}

/// A reducer that prints.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?
  let queue: DispatchQueue?

  /// Runs the reducer, and prints.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _makeReduction().reduce(&state, action)
  }

  /// The reducer as a store runs it.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    guard let printer, let queue else { return base._makeReduction() }
    return PrintReduction(base: base._makeReduction(), printer: printer, queue: queue)
  }
}

private final class PrintReduction<State, Action>: _Reduction<State, Action> {
  private let base: _Reduction<State, Action>
  private let printer: _ReducerPrinter<State, Action>
  private let queue: DispatchQueue

  init(base: _Reduction<State, Action>, printer: _ReducerPrinter<State, Action>, queue: DispatchQueue) {
    self.base = base
    self.printer = printer
    self.queue = queue
  }

  override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let oldState = state
    // Shared values change in the old state as well: the tracker remembers what they were.
    let tracker = SharedChangeTracker()
    let effect = tracker.track { base.reduce(&state, action) }
    let change = UncheckedSendable((action, oldState, state))
    DeferredPrinting.async(on: queue) { [printer] in
      tracker.assert {
        printer.printChange(receivedAction: change.value.0, oldState: change.value.1, newState: change.value.2)
      }
    }
    return effect
  }
}
