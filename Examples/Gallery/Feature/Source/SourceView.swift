import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// The code of an example, file by file.
struct SourceView: View {
  @Bindable var store: StoreOf<Gallery>
  let title: LocalizedStringKey
  let source: SourceFolder

  var body: some View {
    NavigationStack {
      Group {
        switch Result(catching: { try source.files() }) {
        case .success(let files) where !files.isEmpty:
          VStack(alignment: .leading, spacing: 0) {
            picker(files)
            SourceText(text: (files.first { $0.name == store.file } ?? files[0]).text)
          }
        case .success, .failure:
          ContentUnavailableView(
            "No Source", systemImage: "doc",
            description: Text("The program no longer lies beside the code it was built from."))
        }
      }
      .navigationTitle("\(Text(title)): Source").navigationBarTitleDisplayMode(.inline)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            store.send(.sourceDoneButtonTapped)
          }
        }
      }
    }
  }

  @ViewBuilder private func picker(_ files: [SourceFolder.File]) -> some View {
    if files.count > 1 {
      Picker("File", selection: Binding($store.file, default: files[0].name)) {
        ForEach(files) { file in
          Text(verbatim: file.name).tag(file.name)
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
    }
  }
}

extension Binding {
  /// A binding to a value that stands for another one while there is none.
  fileprivate init(_ base: Binding<Value?>, default value: Value) where Value: Sendable {
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

/// Lines of code with their numbers.
private struct SourceText: View {
  let lines: [Line]

  struct Line: Identifiable {
    let id: Int
    let tokens: [SwiftToken]
  }

  init(text: String) {
    lines = SwiftToken.lines(of: text).enumerated().map { Line(id: $0.offset + 1, tokens: $0.element) }
  }

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(lines) { line in
          HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text("\(line.id)")
              .foregroundStyle(.tertiary)
              .frame(width: 32, alignment: .trailing)
              .accessibilityHidden(true)
            line.tokens.reduce(Text(verbatim: "")) { $0 + $1.styled }
          }
        }
      }
      .font(.footnote.monospaced())
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension SwiftToken {
  fileprivate var styled: Text {
    let text = Text(verbatim: text)
    return switch kind {
    case .attribute: text.foregroundStyle(.orange)
    case .comment: text.foregroundStyle(.secondary)
    case .keyword: text.foregroundStyle(.pink).bold()
    case .number, .string: text.foregroundStyle(.green)
    case .type: text.foregroundStyle(.purple)
    case .plain: text
    }
  }
}
