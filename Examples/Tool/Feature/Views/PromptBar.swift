import ComposableArchitecture
import SwiftUI

/// A question below the lines.
struct PromptBar: View {
  @FocusState private var isFocused: Bool
  @Bindable var store: StoreOf<LogDocument>

  var body: some View {
    if let prompt = Binding($store.prompt) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          TextField(prompt.wrappedValue.kind.title, text: prompt.text)
            .autocorrectionDisabled()
            .focused($isFocused)
            .onSubmit { store.send(.promptSubmitted) }
            .onKeyPress(.escape) {
              store.send(.promptCancelled)
              return .handled
            }
          if prompt.wrappedValue.kind != .line { Toggle("Regular expression", isOn: prompt.isExpression).fixedSize() }
          Button("Cancel") { store.send(.promptCancelled) }
        }
        if let fault = prompt.wrappedValue.fault { Text(verbatim: fault).foregroundStyle(.red) }
      }
      .onAppear { isFocused = true }
    }
  }
}

extension LogDocument.PromptKind {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .search: "Search"
    case .filter: "Filter"
    case .line: "Number of a line"
    }
  }
}
