import ComposableArchitecture
import SwiftUI

struct MetronomeView: View {
  @Bindable var store: StoreOf<Metronome>

  var body: some View {
    Form {
      Section {
        HStack {
          ForEach(1...4, id: \.self) { beat in
            Circle()
              .fill(store.beatOfBar == beat ? Color.orange : .gray)
              .frame(width: 24, height: 24)
              .scaleEffect(store.beatOfBar == beat ? 1.2 : 1)
              .accessibilityLabel(store.beatOfBar == beat ? "Beat \(beat), now" : "Beat \(beat)")
          }
        }
        .frame(maxWidth: .infinity)
        Text("Beats: \(store.beats)")
          .monospacedDigit()
      }
      Section {
        Stepper("Tempo: \(store.tempo)", value: $store.tempo.sending(\.tempoChanged), in: 30...240, step: 30)
        Button(store.isRunning ? "Stop" : "Start") {
          store.send(.toggleButtonTapped)
        }
        .buttonStyle(.borderedProminent)
        .tint(store.isRunning ? .red : .accentColor)
      } footer: {
        Text("The clock is a dependency: in a test a minute passes at once.")
      }
    }
    .onDisappear { store.send(.disappeared) }
    .navigationTitle("Timers")
  }
}
