import ComposableArchitecture
import SwiftUI

struct VoiceMemosView: View {
  @Bindable var store: StoreOf<VoiceMemos>

  var body: some View {
    VStack {
      List {
        ForEach(store.scope(state: \.memos, action: \.memos)) { store in
          VoiceMemoView(store: store)
        }
        .onDelete { store.send(.deleted($0)) }
      }
      .overlay {
        if store.memos.isEmpty {
          ContentUnavailableView(
            "No Memos", systemImage: "waveform", description: Text("Record one with the button below."))
        }
      }
      Group {
        if let store = store.scope(state: \.recording, action: \.recording.presented) {
          RecordingMemoView(store: store)
        } else {
          Button("Record", systemImage: "mic") { store.send(.recordButtonTapped, animation: .spring()) }
            .disabled(store.permission == .denied)
        }
      }
      .padding()
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Voice Memos")
  }
}

private struct VoiceMemoView: View {
  @Bindable var store: StoreOf<VoiceMemo>

  var body: some View {
    HStack {
      TextField(
        "Memo of \(store.duration.formatted(.number.precision(.fractionLength(0)))) s",
        text: $store.title.sending(\.titleChanged))
      Spacer()
      if let progress = store.mode.playing {
        ProgressView(value: progress)
          .frame(width: 80)
          .accessibilityLabel("Progress")
      }
      Button {
        store.send(.playButtonTapped)
      } label: {
        Image(systemName: store.mode.playing == nil ? "play.circle" : "stop.circle")
          .accessibilityLabel(store.mode.playing == nil ? "Play" : "Stop")
      }
    }
    .buttonStyle(.borderless)
  }
}

private struct RecordingMemoView: View {
  let store: StoreOf<RecordingMemo>

  var body: some View {
    VStack(spacing: 12) {
      Text("Recording")
        .font(.title)
        .foregroundColor(Int(store.duration).isMultiple(of: 2) ? .red : .primary)
      Text("\(Int(store.duration)) s")
        .monospacedDigit()
      Button(store.mode == .recording ? "Stop recording" : "Finishing…") { store.send(.stopButtonTapped) }
        .disabled(store.mode == .encoding)
    }
    .task { await store.send(.task).finish() }
  }
}
