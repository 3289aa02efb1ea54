import SwiftUI

/// An alert of SwiftUI alone: a binding says whether it is shown, and is written when it closes.
struct NativeAlertView: View {
  @State private var count = 0
  @State private var isAlertPresented = false

  var body: some View {
    Form {
      Section {
        Text("Count: \(count)")
        Button("Alert") { isAlertPresented = true }
          .alert("Alert!", isPresented: $isAlertPresented) {
            Button("Cancel", role: .cancel) {}
            Button("Increment") { count += 1 }
          } message: {
            Text("This is an alert")
          }
      } footer: {
        Text("The view holds the count, and whether the alert is shown.")
      }
    }
  }
}
