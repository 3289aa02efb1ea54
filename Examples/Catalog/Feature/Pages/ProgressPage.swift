import SwiftUI

/// `ProgressView` and `Gauge`.
struct ProgressPage: View {
  var body: some View {
    Specimens {
      Specimen("Linear") {
        ProgressView("Loading", value: 0.3)
        ProgressView(value: 7, total: 10) {
          Text("Copying")
        } currentValueLabel: {
          Text("7 of 10")
        }
      }
      Specimen("Circular") {
        ProgressView(value: 0.6) { Text("Six tenths") }.progressViewStyle(.circular)
      }
      Specimen("Indeterminate") {
        ProgressView("Waiting")
      }
      Specimen("Tinted") {
        ProgressView("Battery", value: 0.8).tint(.green)
      }
      Specimen("Gauge") {
        Gauge(value: 0.4) {
          Text("Pressure")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.linearCapacity)
      }
    }
  }
}
