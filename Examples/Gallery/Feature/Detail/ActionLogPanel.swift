import ExampleSupport
import SwiftUI

/// What has happened in an example, the latest first.
struct ActionLogPanel: View {
  let log: ActionLog
  let isShown: Bool
  /// Whether the panel stands beside the example, and not below.
  let isTall: Bool
  let toggle: @MainActor () -> Void
  /// Starts the example again.
  let restart: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .padding(.horizontal)
        .padding(.vertical, isTall ? 8 : 6)
      if isShown {
        Divider()
        entries
          .frame(maxHeight: isTall ? .infinity : 160)
      }
      if isTall, !isShown {
        Spacer()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var header: some View {
    HStack {
      Button(action: toggle) {
        Label("Actions", systemImage: isShown ? "chevron.down" : "chevron.forward")
      }
      .accessibilityValue(isShown ? "shown" : "hidden")
      .fixedSize()
      if !isTall, !isShown, let last = log.entries.last {
        Text(last.headline)
          .font(.caption.monospaced())
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      if !isTall || isShown {
        Text("\(log.entries.count)")
          .monospacedDigit()
          .foregroundStyle(.secondary)
          .accessibilityLabel("\(log.entries.count) actions")
        Button("Clear") {
          log.clear()
        }
        .disabled(log.entries.isEmpty)
        .fixedSize()
        Button("Restart", systemImage: "arrow.counterclockwise", action: restart)
          .labelStyle(.iconOnly)
      }
    }
  }

  @ViewBuilder private var entries: some View {
    if log.entries.isEmpty {
      Text("Use the example: its actions, and what they change, are listed here.")
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: isTall ? .infinity : nil, alignment: .topLeading)
    } else {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(log.entries.reversed()) { entry in
            EntryView(entry: entry)
            Divider()
          }
        }
      }
      .accessibilityLabel("Action log")
    }
  }
}

private struct EntryView: View {
  let entry: ActionLog.Entry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(entry.id)")
          .foregroundStyle(.secondary)
          .fixedSize()
        Text(entry.action)
          .bold()
      }
      if let change = entry.change {
        DiffText(difference: change)
      } else {
        Text("No change of the state")
          .foregroundStyle(.secondary)
      }
    }
    .font(.caption.monospaced())
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal)
    .padding(.vertical, 8)
  }
}

extension ActionLog.Entry {
  /// The action in one line.
  fileprivate var headline: String { action.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
