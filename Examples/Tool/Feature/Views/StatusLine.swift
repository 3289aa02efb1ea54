import ComposableArchitecture
import SwiftUI

/// The place in the log, and what is going on.
struct StatusLine: View {
  let store: StoreOf<LogDocument>

  var body: some View {
    Text(verbatim: store.state.statusParts.joined(separator: " · ")).foregroundStyle(.secondary).lineLimit(1)
      .padding(.horizontal, 8)
  }
}

extension LogDocument.State {
  /// Parts of the line at the bottom, the most important first.
  var statusParts: [String] {
    var parts: [String] = []
    if let notice { parts.append(notice) }
    if isSearching { parts.append("searching…") }
    if let current { parts.append("line \(current + 1)") }
    parts.append(
      filter.isEmpty ? "\(status.count) lines" : "\(matches.count) of \(status.count) lines match \(filter.words)")
    if !status.isComplete { parts.append("reading…") }
    if filterGoal != nil { parts.append("filtering…") }
    if isFollowing { parts.append("following") }
    if !bookmarks.isEmpty { parts.append(bookmarks.count == 1 ? "1 bookmark" : "\(bookmarks.count) bookmarks") }
    return parts
  }
}

extension LineMatcher {
  /// The conditions, in words.
  var words: String {
    let text = pattern.map { $0.isExpression ? "/\($0.text)/" : "“\($0.text)”" }
    return [text, level.map { "\($0.name) and above" }].compactMap(\.self).joined(separator: ", ")
  }
}
