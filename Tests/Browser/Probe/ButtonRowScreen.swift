import SwiftUI

/// 100,000 rows that take the focus.
struct ButtonRowScreen: View {
  @State private var pressed = 0

  var body: some View {
    VStack {
      Text(verbatim: "Pressed: \(pressed)")
      List {
        ForEach(1..<100_001, id: \.self) { number in
          Button {
            pressed = number
          } label: {
            Text(verbatim: "Row \(number)")
          }
        }
      }
    }
  }
}
