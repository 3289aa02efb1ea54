import IppoTesting
import SwiftUI
import Testing

@testable import AlertsExample

@MainActor
struct NativeAlertViewTests {
  private let host = ViewHost { NativeAlertView() }

  @Test("002-T2: the button shows an alert with a title, a message and two buttons")
  func presents() throws {
    try host.tap("Alert")

    #expect(try host.find(.alertdialog).name == "Alert!")
    #expect(host.contains("This is an alert"))
    #expect(host.all(.button).map(\.name).sorted() == ["Cancel", "Increment"])
  }

  @Test("002-T3: either button closes the alert and writes false to its binding", arguments: ["Cancel", "Increment"])
  func writesFalse(button: String) throws {
    var isPresented = true
    var written: [Bool] = []
    let binding = Binding(
      get: { isPresented },
      set: {
        written.append($0)
        isPresented = $0
      })
    let host = ViewHost {
      Text("Page").alert("Alert!", isPresented: binding) {
        Button("Cancel", role: .cancel) {}
        Button("Increment") {}
      }
    }

    try host.tap(button)

    #expect(written == [false])
  }

  @Test("002-T4: incrementing counts, cancelling does not, again and again")
  func counts() throws {
    for count in 1...3 {
      try host.tap("Alert")
      try host.tap("Cancel")
      #expect(host.contains("Count: \(count - 1)"))
      try host.tap("Alert")
      try host.tap("Increment")
      #expect(host.contains("Count: \(count)"))
    }
    #expect(host.all(.alertdialog).isEmpty)
  }
}
