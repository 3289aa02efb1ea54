import ComposableArchitecture
import Foundation
import Testing

/// What is printed in the background is there when the program is gone. Each program is a process of its own.
struct PrintChangesTests {
  static let count = 300
  static var lastLine: String { "printed \(count) after \(count - 1)\n" }

  static func ending(_ output: [UInt8]) -> String {
    String(String(decoding: output, as: UTF8.self).suffix(lastLine.count))
  }

  @Test func everyLineIsPrintedBeforeTheProgramExits() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await sendAndPrint()
      exit(EXIT_SUCCESS)
    }
    #expect(Self.ending(result?.standardOutputContent ?? []) == Self.lastLine)
  }

  @Test func signalsAreLeftToTheProgram() async {
    await #expect(processExitsWith: .success) {
      await sendAndPrint()
      for number in [SIGHUP, SIGINT, SIGTERM] {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
          let handler = action.__sigaction_u.__sa_handler
        #else
          let handler = action.__sigaction_handler.sa_handler
        #endif
        precondition(handler == nil)
      }
      exit(EXIT_SUCCESS)
    }
  }

  @Test func aPrinterThatNeverGetsOnDoesNotKeepTheProgram() async {
    await #expect(processExitsWith: .success) {
      await sendAndPrint { _, _, _ in
        DispatchSemaphore(value: 0).wait()
      }
      exit(EXIT_SUCCESS)
    }
  }
}

/// Sends many actions to a store that prints each, but does not begin to print until all are sent.
@MainActor
private func sendAndPrint(
  _ print: @escaping @Sendable (Void, Int, Int) -> Void = { _, old, new in
    Swift.print("printed \(new) after \(old)")
  }
) {
  let areSent = DispatchSemaphore(value: 0)
  withDependencies {
    $0.context = .live
  } operation: {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
      ._printChanges(
        _ReducerPrinter(
          printChange: { action, old, new in
            if old == 0 { areSent.wait() }
            print(action, old, new)
          },
          queue: DispatchQueue(label: "printing")
        )
      )
    }
    for _ in 0..<PrintChangesTests.count { store.send(()) }
    areSent.signal()
  }
}
