import Testing

@testable import IppoUI

/// Against the samples that CLDR gives for its rules.
@Suite struct PluralCategoryTests {
  private static let samples: [(language: String, category: String, counts: [Int64])] = [
    ("en", "one", [1]), ("en", "other", [0, 2, 16, 100, 1_000_000]),
    ("ja", "other", [0, 1, 15, 1_000_000]), ("zh", "other", [0, 1, 2]),
    ("fr", "one", [0, 1]), ("fr", "other", [2, 17, 100, 1000]), ("fr", "many", [1_000_000, 5_000_000]),
    ("pt", "one", [0, 1]), ("es", "one", [1]), ("es", "other", [0, 2, 1000]), ("es", "many", [1_000_000]),
    ("hi", "one", [0, 1]), ("hi", "other", [2, 100]),
    ("is", "one", [1, 21, 31, 101]), ("is", "other", [0, 2, 11, 111]),
    ("fil", "one", [0, 1, 2, 3, 5, 7, 8, 10, 12]), ("fil", "other", [4, 6, 9, 14, 16, 19, 104]),
    ("lv", "zero", [0, 10, 11, 19, 20, 100]), ("lv", "one", [1, 21, 101]), ("lv", "other", [2, 9, 22, 102]),
    ("he", "one", [1]), ("he", "two", [2]), ("he", "other", [0, 3, 10, 17, 100]),
    ("ro", "one", [1]), ("ro", "few", [0, 2, 16, 101, 119]), ("ro", "other", [20, 35, 100, 120]),
    ("sr", "one", [1, 21, 101]), ("sr", "few", [2, 4, 22, 102]), ("sr", "other", [0, 5, 12, 14, 19, 100, 111]),
    ("gd", "one", [1, 11]), ("gd", "two", [2, 12]), ("gd", "few", [3, 10, 13, 19]), ("gd", "other", [0, 20, 101]),
    ("sl", "one", [1, 101, 201]), ("sl", "two", [2, 102]), ("sl", "few", [3, 4, 103]),
    ("sl", "other", [0, 5, 19, 100]),
    ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 19, 22, 100]),
    ("pl", "one", [1]), ("pl", "few", [2, 4, 22, 102]), ("pl", "many", [0, 5, 12, 19, 21, 100, 112]),
    ("lt", "one", [1, 21, 101]), ("lt", "few", [2, 9, 22, 102]), ("lt", "other", [0, 10, 11, 20, 30, 111]),
    ("ru", "one", [1, 21, 101]), ("ru", "few", [2, 4, 22, 104]), ("ru", "many", [0, 5, 11, 14, 19, 100, 111]),
    ("br", "one", [1, 21, 31, 101]), ("br", "two", [2, 22, 102]), ("br", "few", [3, 4, 9, 23, 103]),
    ("br", "many", [1_000_000]), ("br", "other", [0, 5, 8, 10, 20, 71, 92, 100]),
    ("mt", "one", [1]), ("mt", "two", [2]), ("mt", "few", [0, 3, 10, 103]), ("mt", "many", [11, 19, 111]),
    ("mt", "other", [20, 35, 100]),
    ("ga", "one", [1]), ("ga", "two", [2]), ("ga", "few", [3, 6]), ("ga", "many", [7, 10]),
    ("ga", "other", [0, 11, 25]),
    ("gv", "one", [1, 11, 21]), ("gv", "two", [2, 12]), ("gv", "few", [0, 20, 40, 100, 120]),
    ("gv", "other", [3, 10, 30]),
    ("kw", "zero", [0]), ("kw", "one", [1]), ("kw", "two", [2, 22, 102, 1000, 40000]), ("kw", "few", [3, 23, 103]),
    ("kw", "many", [21, 101]), ("kw", "other", [4, 19, 100]),
    ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103]),
    ("ar", "many", [11, 26, 111]), ("ar", "other", [100, 102, 200, 1000]),
    ("cy", "zero", [0]), ("cy", "one", [1]), ("cy", "two", [2]), ("cy", "few", [3]), ("cy", "many", [6]),
    ("cy", "other", [4, 5, 7, 20]),
  ]

  @Test(arguments: samples) func `whole numbers have the categories of their language`(
    _ sample: (language: String, category: String, counts: [Int64])
  ) {
    for count in sample.counts {
      #expect(PluralCategory(of: count, in: sample.language).rawValue == sample.category, "\(count)")
      #expect(PluralCategory(of: -count, in: sample.language).rawValue == sample.category, "-\(count)")
    }
  }

  @Test func `Portuguese of Portugal has a rule of its own`() {
    #expect(PluralCategory(of: 0, in: "pt", region: "PT") == .other)
    #expect(PluralCategory(of: 0, in: "pt", region: "BR") == .one)
  }

  @Test func `the smallest number has a category`() { #expect(PluralCategory(of: .min, in: "ru") == .many) }
}
