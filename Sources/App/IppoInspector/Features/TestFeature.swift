import ComposableArchitecture
import Foundation
import IppoRecorder

/// A test that is written from a recording.
@Reducer
struct TestFeature {
  @ObservableState
  struct State: Equatable {
    let recording: Recording
    var name = "RecordedTests"
    /// An expression for the content of the window. Without one, the stores alone have tests.
    var content = ""
    /// The modules of the app, with commas.
    var modules = ""

    init(recording: Recording) { self.recording = recording }

    /// The text of the test; `nil` if the recording cannot be made into one.
    var source: String? { try? result.get() }

    /// The reason why there is no test; `nil` for a test.
    var problem: String? {
      if case .failure(let error) = result { error.description } else { nil }
    }

    private var result: Result<String, RecordedTestError> {
      let modules = modules.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      var test = RecordedTest(name: name.isEmpty ? "RecordedTests" : name, content: content, modules: modules)
      test.testsScreen = !content.isEmpty
      return Result { () throws(RecordedTestError) in try test.source(of: recording) }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}
