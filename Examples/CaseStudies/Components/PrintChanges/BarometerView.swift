import ComposableArchitecture
import SwiftUI

struct BarometerView: View {
  let store: StoreOf<Barometer>
  let printout: Printout

  var body: some View {
    Form {
      Section {
        LabeledContent("Pressure", value: "\(store.pressure) hPa")
        LabeledContent("Weather", value: store.isFair ? "fair" : "rain")
        Button("Rise") { store.send(.riseButtonTapped) }
        Button("Fall") { store.send(.fallButtonTapped) }
        Button("Tap on the glass") { store.send(.tapButtonTapped) }
      }
      Section("Printed") {
        if printout.lines.isEmpty {
          Text("Nothing yet.")
            .foregroundStyle(.secondary)
        } else {
          Text(printout.lines.suffix(12).joined(separator: "\n"))
            .font(.system(.footnote, design: .monospaced))
        }
      }
    }
    .navigationTitle("Printing Changes")
  }
}

/// The barometer with a printout of its own.
struct BarometerScreen: View {
  @State private var printout: Printout
  @State private var store: StoreOf<Barometer>

  /// - Parameter feature: Takes what prints, and makes the feature.
  init(feature: (Reduce<Barometer.State, Barometer.Action>) -> some Reducer<Barometer.State, Barometer.Action>) {
    let printout = Printout()
    _printout = State(initialValue: printout)
    _store = State(
      initialValue: Store(initialState: Barometer.State()) {
        feature(Reduce(Barometer()._printChanges(.printout(printout))))
      }
    )
  }

  var body: some View {
    NavigationStack {
      BarometerView(store: store, printout: printout)
    }
  }
}
