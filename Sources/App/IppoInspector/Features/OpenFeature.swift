import ComposableArchitecture
import IppoRecorder

/// The question before a recording is replayed, because the author of the file decides what the replay does.
@Reducer
struct OpenFeature {
  @ObservableState
  struct State: Equatable {
    /// The name of the file.
    let name: String
    let recording: Recording
    let summary: RecordingSummary

    /// - Parameter program: The name of the program that would replay the recording.
    init(name: String, recording: Recording, program: String) {
      (self.name, self.recording) = (name, recording)
      summary = RecordingSummary(recording, program: program)
    }
  }

  enum Action { case replayTapped }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
