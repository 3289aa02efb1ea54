import Dependencies
import Foundation
import Sharing
import Testing

@Suite struct UserDefaultsSuitesTests {
  private let suite = "ippo.tests.\(UUID().uuidString)"

  @Test func `a second store for a suite in use is reported`() throws {
    @Shared(.appStorage("count", store: UserDefaults(suiteName: suite)!)) var count = 0
    let suite = suite
    withKnownIssue {
      @Shared(.appStorage("count", store: UserDefaults(suiteName: suite)!)) var other = 0
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          """
          The key .appStorage("count") has a new store for the suite "\(suite)", while another store for that suite is in \
          use.
          """)
      }
    }
    withExtendedLifetime($count) {}
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }

  @Test func `one store for a suite is reported nowhere`() throws {
    let store = try #require(UserDefaults(suiteName: suite))
    @Shared(.appStorage("count", store: store)) var count = 0
    @Shared(.appStorage("count", store: store)) var same = 0
    @Shared(.appStorage("total", store: store)) var total = 0
    let other = try #require(UserDefaults(suiteName: suite + ".other"))
    @Shared(.appStorage("count", store: other)) var elsewhere = 0
    @Shared(.appStorage("count", store: .inMemory)) var inMemory = 0
    @Shared(.appStorage("count", store: .inMemory)) var alsoInMemory = 0
    for name in [suite, suite + ".other"] { UserDefaults.standard.removePersistentDomain(forName: name) }
  }

  @Test func `a store that no property has any more is forgotten`() throws {
    do {
      @Shared(.appStorage("count", store: UserDefaults(suiteName: suite)!)) var count = 0
    }
    @Shared(.appStorage("count", store: UserDefaults(suiteName: suite)!)) var count = 0
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }
}
