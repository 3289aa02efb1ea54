import CaseStudiesExample

extension Catalog {
  /// The case studies, by category, simplest first.
  static let caseStudies = CaseStudy.Category.allCases.flatMap { category in
    category.studies.map { study in
      Example(
        id: hyphenated(study.rawValue), title: study.title, summary: study.summary,
        category: Category(title: category.rawValue, symbol: category.symbol), symbol: study.symbol,
        variants: [
          // The first page of the recursive study has the title of a book.
          Example.Variant(.today, source: study.source, namesItself: study != .recursion) { study.screen(log: $0) }
        ])
    }
  }

  /// `twoCounters` as `two-counters`.
  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase { result.append("-") }
      result.append(contentsOf: character.lowercased())
    }
  }
}

extension CaseStudy.Category {
  fileprivate var symbol: String {
    switch self {
    case .basics: "square.stack"
    case .sharing: "link"
    case .effects: "bolt"
    case .navigation: "arrow.triangle.branch"
    case .components: "wrench"
    case .apps: "square.grid.2x2"
    }
  }
}
