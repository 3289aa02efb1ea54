import ExampleSupport
import SwiftUI

/// The number-guessing game as a tutorial of 2023 builds it, step by step, in the spelling of its time.
public struct GuessingGameTutorialScreen: View {
  @State private var stage = Stage.e
  @State private var isMended = true
  private let log: ActionLog?

  /// The last step is shown first.
  ///
  /// - Parameter log: What each action and its change are written to.
  public init(log: ActionLog? = nil) {
    self.log = log
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 8) {
        Picker("Stage", selection: $stage) {
          ForEach(Stage.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        Text(stage.summary)
          .font(.footnote)
          .foregroundColor(.secondary)
        Toggle("A new identity for every question", isOn: $isMended)
      }
      StageView(stage: stage, question: CounterReducer(nextIdentity: isMended ? .new : .same), log: log)
        .id("\(stage) \(isMended)")
      Spacer(minLength: 0)
    }
    .padding()
  }
}

extension SourceFolder {
  /// The code of the tutorial's game.
  public static let guessingGameTutorial = SourceFolder()
}
