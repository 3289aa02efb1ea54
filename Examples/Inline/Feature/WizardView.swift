import ComposableArchitecture
import SwiftUI

/// Asks for the settings of a new package, and prints them as lines of `question=answer`.
public struct WizardView: View {
  /// A control that can have the keyboard.
  private enum Control: Hashable {
    case name
    case license(String)
    case tests
  }

  @Environment(\.exit) private var exit
  @FocusState private var focus: Control?
  @State private var store = Store(initialState: Wizard.State()) { Wizard() }

  /// The first question.
  public init() {}

  /// The answers so far, and the question.
  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(store.answers) { Text("✓ \($0.question): \($0.text)") }
      question
    }
    .onChange(of: store.step) { _, step in
      switch step {
      case .name: focus = .name
      case .license: focus = Wizard.licenses.first.map { .license($0) }
      case .tests: focus = .tests
      case .done: finish()
      }
    }
  }

  private func finish() {
    exit(.success, printing: store.answers.map { "\($0.question)=\($0.text)" }.joined(separator: "\n"))
  }

  @ViewBuilder private var question: some View {
    switch store.step {
    case .name:
      Text("What is the package called?").bold()
      TextField("Name", text: $store.name)
        .frame(maxWidth: 320)
        .focused($focus, equals: .name)
        .onSubmit { store.send(.nameSubmitted) }
    case .license:
      Text("Which license does it have?").bold()
      ForEach(Wizard.licenses, id: \.self) { license in
        Button(license) { store.send(.licenseChosen(license)) }
          .buttonStyle(.plain)
          .focused($focus, equals: .license(license))
      }
    case .tests:
      Toggle("Add a target for tests", isOn: $store.hasTests)
        .frame(maxWidth: 320)
        .focused($focus, equals: .tests)
      Button("Finish") { store.send(.finishButtonTapped) }
    case .done:
      EmptyView()
    }
  }
}
