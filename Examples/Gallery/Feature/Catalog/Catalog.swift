/// All there is to see.
enum Catalog {
  /// In the order of the list.
  static let examples: [Example] = tutorials + caseStudies

  static func example(_ id: Example.ID) -> Example? { examples.first { $0.id == id } }

  /// The examples a search finds, by category.
  static func sections(matching search: String) -> [(category: Category, examples: [Example])] {
    let words = search.split(separator: " ")
    let found = examples.filter { $0.matches(words) }
    var categories: [Category] = []
    for example in found where !categories.contains(example.category) { categories.append(example.category) }
    return categories.map { category in (category, found.filter { $0.category == category }) }
  }
}
