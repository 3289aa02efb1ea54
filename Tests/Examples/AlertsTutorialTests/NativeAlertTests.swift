import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import AlertsTutorial

/// The alert of SwiftUI alone: a binding goes both ways.
@MainActor
@Suite struct NativeAlertTests {
  private let host = ViewHost { NativeAlertView() }

  @Test("002-T1: a form with the count and the button, and no alert yet")
  func form() throws {
    #expect(host.contains("Count: 0"))
    #expect(host.contains(.button, "Alert"))
    #expect(host.all(.alertdialog).isEmpty)
  }

  @Test("002-T2: tapping the button shows the alert with its message and two buttons")
  func shows() throws {
    try host.tap("Alert")
    #expect(try host.find(.alertdialog).name == "Alert!")
    #expect(host.contains("This is an alert"))
    #expect(host.contains(.button, "Cancel"))
    #expect(host.contains(.button, "Increment"))
  }

  @Test("002-T3: either button hides the alert, so that it can be shown again")
  func hides() throws {
    for button in ["Cancel", "Increment", "Cancel"] {
      try host.tap("Alert")
      #expect(host.all(.alertdialog).count == 1)
      try host.tap(button)
      #expect(host.all(.alertdialog).isEmpty)
    }
  }

  @Test("002-T3: hiding writes false to the binding")
  func writesFalse() throws {
    let log = Writes()
    let host = ViewHost { Bound(log: log) }
    try host.tap("Show")
    try host.tap("OK")
    #expect(log.values == [true, false])
  }

  @Test("002-T4: Increment adds one, Cancel adds nothing, and again")
  func increments() throws {
    try host.tap("Alert")
    try host.tap("Increment")
    #expect(host.contains("Count: 1"))
    try host.tap("Alert")
    try host.tap("Cancel")
    #expect(host.contains("Count: 1"))
    try host.tap("Alert")
    try host.tap("Increment")
    #expect(host.contains("Count: 2"))
  }
}

@MainActor
private final class Writes {
  var values: [Bool] = []
}

private struct Bound: View {
  let log: Writes
  @State private var isShown = false

  var body: some View {
    let binding = Binding(
      get: { isShown },
      set: {
        log.values.append($0)
        isShown = $0
      }
    )
    Button("Show") { binding.wrappedValue = true }
      .alert(isPresented: binding) { Alert(title: Text("Title")) }
  }
}
