import SwiftUI

/// A heading of the list, and a card of the home page.
///
/// Categories come in the order in which the catalog mentions them.
struct Category: Hashable, Identifiable {
  let title: String
  /// An SF Symbols name.
  let symbol: String

  static let tutorials = Category(title: "Tutorials", symbol: "graduationcap")

  var id: String { title }
  /// The title in the language of who reads it.
  var name: LocalizedStringKey { LocalizedStringKey(title) }
}
