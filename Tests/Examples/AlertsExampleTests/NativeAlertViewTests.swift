import IppoTesting
import SwiftUI
import Testing

@testable import AlertsExample

@MainActor
struct NativeAlertViewTests {
  private let host = ViewHost { NativeAlertView() }

  /// In the spelling of 2019, with an `Alert` value.
  private struct AlertOf2019: View {
    @State private var count = 0
    @State private var isPresented = false

    var body: some View {
      Form {
        Text("Count: \(count)")
        Button("Alert") { isPresented = true }
          .alert(isPresented: $isPresented) {
            Alert(
              title: Text("Alert!"), message: Text("This is an alert"), primaryButton: .cancel(Text("Cancel")) {},
              secondaryButton: .default(Text("Increment")) { count += 1 })
          }
      }
    }
  }

  @Test("002-T1: an alert value on a button in a form, shown by a Boolean, counts")
  func alertValue() throws {
    let host = ViewHost { AlertOf2019() }

    try host.tap("Alert")
    #expect(try host.find(.alertdialog).name == "Alert!")
    #expect(host.contains("This is an alert"))
    #expect(host.all(.button).map(\.name).sorted() == ["Cancel", "Increment"])
    try host.tap("Increment")
    #expect(host.contains("Count: 1"))
  }

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
