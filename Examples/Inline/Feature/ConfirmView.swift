import ComposableArchitecture
import SwiftUI

/// Asks a question, and ends with status 0 for yes and 1 for no.
public struct ConfirmView: View {
  @Environment(\.exit) private var exit
  @State private var store = Store(initialState: Confirm.State()) { Confirm() }

  /// The question.
  public init() {}

  /// The question, and then the answer.
  public var body: some View {
    HStack {
      Text(store.question).bold()
      if let answer = store.answer {
        Text(answer ? "Yes" : "No")
      } else {
        Button("Yes") { store.send(.answered(true)) }
        Button("No") { store.send(.answered(false)) }
      }
    }
    .onKeyPress("y") { answer(true) }
    .onKeyPress("n") { answer(false) }
    .onChange(of: store.answer) { _, answer in exit(answer == true ? .success : .failure) }
  }

  private func answer(_ answer: Bool) -> KeyPress.Result {
    store.send(.answered(answer))
    return .handled
  }
}
