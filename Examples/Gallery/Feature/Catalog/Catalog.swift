import Foundation

/// All there is to see.
enum Catalog {
  /// In the order of the list.
  static let examples: [Example] = tutorials + caseStudies

  static func example(_ id: Example.ID) -> Example? { examples.first { $0.id == id } }

  /// The examples a search finds, by category.
  ///
  /// - Parameter locale: in whose language somebody searches.
  static func sections(matching search: String, in locale: Locale = .current) -> [(
    category: Category, examples: [Example]
  )] {
    let words = search.split(separator: " ")
    let found = examples.filter { $0.matches(words, in: locale) }
    var categories: [Category] = []
    for example in found where !categories.contains(example.category) { categories.append(example.category) }
    return categories.map { category in (category, found.filter { $0.category == category }) }
  }
}
