import ExampleSupport
import SwiftUI

/// One program of the gallery, in one spelling or in two.
struct Example: Identifiable {
  /// The same program in one spelling, and the folder its code lies in.
  struct Variant: Identifiable {
    let spelling: Spelling
    let source: SourceFolder
    /// Whether its first page has the example's name as its title, so that nothing around it has to say it.
    let namesItself: Bool
    private let makeScreen: @MainActor (ActionLog) -> AnyView

    init(
      _ spelling: Spelling, source: SourceFolder, namesItself: Bool = false,
      @ViewBuilder screen: @escaping @MainActor (ActionLog) -> some View
    ) {
      self.spelling = spelling
      self.source = source
      self.namesItself = namesItself
      makeScreen = { AnyView(screen($0)) }
    }

    var id: Spelling { spelling }

    /// The running program. What it does goes to the log.
    @MainActor
    func screen(log: ActionLog) -> AnyView { makeScreen(log) }
  }

  /// What a deep link names it by, such as `guessing-game`.
  let id: String
  let title: String
  let summary: String
  let category: Category
  /// An SF Symbols name, which no other example has.
  let symbol: String
  let variants: [Variant]

  /// The variant in a spelling, or the first one where there is none.
  func variant(_ spelling: Spelling) -> Variant {
    variants.first { $0.spelling == spelling } ?? variants[0]
  }

  /// The title in the language of who reads it.
  var name: LocalizedStringKey { LocalizedStringKey(title) }
  /// The summary in the language of who reads it.
  var about: LocalizedStringKey { LocalizedStringKey(summary) }

  /// Whether every word of a search is found in what is said about the example, in a language or in English.
  func matches(_ words: [Substring], in locale: Locale) -> Bool {
    guard !words.isEmpty else { return true }
    let said = [title, summary, category.title]
    let translated = said.map { String(localized: String.LocalizationValue($0), locale: locale) }
    let text = ([id] + said + translated).joined(separator: " ")
    // What is longer than the text is not in it: a pasted page is told without being read again for each example.
    return words.allSatisfy { $0.utf8.count <= text.utf8.count && text.localizedCaseInsensitiveContains($0) }
  }
}

/// What an example is written in.
enum Spelling: String, CaseIterable, Codable, Equatable {
  /// The macros of the present Composable Architecture.
  case today
  /// What was current when the tutorial behind the example was written.
  case tutorial

  var title: String {
    switch self {
    case .today: "Today"
    case .tutorial: "Tutorial"
    }
  }
  /// The title in the language of who reads it.
  var name: LocalizedStringKey { LocalizedStringKey(title) }
}
