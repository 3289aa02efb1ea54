import SwiftUI

/// The binding way: the view decides that the alert is shown, and the alert writes that it is not.
struct NativeAlertView: View {
  @State var count = 0
  @State var showAlert = false

  var body: some View {
    Form {
      Text("Count: \(count)")
      Button("Alert") { showAlert = true }
        .alert(isPresented: $showAlert) {
          Alert(
            title: Text("Alert!"),
            message: Text("This is an alert"),
            primaryButton: .cancel(Text("Cancel"), action: {}),
            secondaryButton: .default(Text("Increment"), action: increment)
          )
        }
    }
  }

  private func increment() {
    count += 1
  }
}
