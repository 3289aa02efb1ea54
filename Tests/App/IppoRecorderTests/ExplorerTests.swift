import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import AlertsExample
@testable import BottomMenuExample
@testable import CaseStudiesExample

private struct Ledger: View {
  @State private var isOpen = false
  @State private var amount = 0

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    Stepper("Amount", value: $amount)
    Text("Amount: \(amount)")
    Button("Reset") { amount = 0 }
  }
}

private struct Overdrawn: Error, CustomStringConvertible {
  var description: String { "The amount is below -1." }
}

@MainActor
struct ExplorerTests {
  @Test func `a fault is found, and told with the steps that it needs`() throws {
    func run() -> Explorer.Failure? {
      Explorer(seed: 7, steps: 100).run { host in
        if host.contains("Amount: -2") { throw Overdrawn() }
      } content: {
        Ledger()
      }
    }
    let failure = try #require(run())
    #expect(failure.reason == "The amount is below -1.")
    #expect(failure.steps == Array(repeating: "step spinbutton “Amount” by -1", count: 2))
    #expect(run() == failure)
  }

  @Test func `examples hold what must hold on every screen`() {
    func explore(_ study: CaseStudy) -> Explorer.Failure? {
      withDependencies {
        $0.continuousClock = TestClock()
        $0.uuid = .incrementing
      } operation: {
        Explorer(seed: 1, steps: 40).run { study.screen() }
      }
    }
    for study in [CaseStudy.counter, .dialogs] { #expect(explore(study) == nil) }
    #expect(Explorer(seed: 1, steps: 40).run { AlertsScreen() } == nil)
  }
}
