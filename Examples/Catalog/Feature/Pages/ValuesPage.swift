import SwiftUI

/// `Slider` and `Stepper`.
struct ValuesPage: View {
  @State private var volume = 0.4
  @State private var steps = 3.0
  @State private var count = 2

  var body: some View {
    Specimens {
      Specimen("Slider") {
        Slider(value: $volume) {
          Text("Volume")
        }
        Text(volume, format: .percent.precision(.fractionLength(0)))
      }
      Specimen("Slider with steps and ends") {
        Slider(value: $steps, in: 0...10, step: 1) {
          Text("Steps")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
      }
      Specimen("Stepper") {
        Stepper("Count: \(count)", value: $count, in: 0...9)
      }
      Specimen("Disabled") {
        Slider(value: $volume) {
          Text("Disabled volume")
        }
        .disabled(true)
        Stepper("Disabled count", value: $count).disabled(true)
      }
    }
  }
}
