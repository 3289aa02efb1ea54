import Sharing
import XCTest

/// Both tests find nothing of what the other has done, in whatever order they run.
final class FreshInEveryXCTestTests: XCTestCase {
  @Shared(.inMemory("count")) private var sinceBeforeTheTests = 0

  func testNothingIsKept() { expectNothingKept() }
  func testNothingIsKeptEither() { expectNothingKept() }

  private func expectNothingKept() {
    @Shared(.inMemory("count")) var inMemory = 0
    @Shared(.appStorage("count")) var inDefaults = 0
    @Shared(.fileStorage(URL(fileURLWithPath: "/count.json"))) var inFile = 0
    XCTAssertEqual([inMemory, inDefaults, inFile], [0, 0, 0])
    $inMemory.withLock { $0 += 1 }
    $inDefaults.withLock { $0 += 1 }
    $inFile.withLock { $0 += 1 }
  }
}
