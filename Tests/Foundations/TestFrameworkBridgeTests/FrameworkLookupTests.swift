#if os(Linux)
  import Testing

  @testable import TestFrameworkBridge

  @Suite("Test frameworks are found, or found to be others than those that are known")
  struct FrameworkLookupTests {
    /// The symbols of this process without those whose names contain one of the words.
    private func symbols(without words: String...) -> Symbols {
      Symbols { name in words.contains { name.contains($0) } ? nil : Symbols.ofProcess.address(name) }
    }

    @Test("both are known in a test")
    func known() {
      #expect(SwiftTesting.lookUp(in: .ofProcess).kind == .known)
      #expect(XCTestFailure.lookUp(in: .ofProcess).kind == .known)
      #expect(XCTestObservationCenter.lookUp(in: .ofProcess).kind == .known)
      #expect(!BegunXCTests.ofProcess.isUnknown)
    }

    @Test("neither is in an app")
    func absent() {
      let app = Symbols { _ in nil }
      #expect(SwiftTesting.lookUp(in: app).kind == .absent)
      #expect(XCTestFailure.lookUp(in: app).kind == .absent)
      #expect(XCTestObservationCenter.lookUp(in: app).kind == .absent)
    }

    @Test(
      "a Swift Testing that lacks something is another one",
      arguments: ["5IssueVN", "8severity", "withKnownIssue", "7CommentV8rawValue", "7currentACSgvgZ", "7warning"])
    func unknownSwiftTesting(symbol: String) {
      #expect(SwiftTesting.lookUp(in: symbols(without: symbol)).kind == .unknown)
    }

    @Test(
      "an XCTest that lacks something is another one", arguments: ["sharedACvgZ", "addTestObserver", "ObservationMp"])
    func unknownXCTest(symbol: String) {
      #expect(XCTestObservationCenter.lookUp(in: symbols(without: symbol)).kind == .unknown)
      #expect(XCTestFailure.lookUp(in: symbols(without: "XCTFail")).kind == .unknown)
    }

    @Test("and so is one whose observers are told of more")
    func otherRequirements() {
      let descriptor = UnsafeMutablePointer<UInt32>.allocate(capacity: 5)
      defer { descriptor.deallocate() }
      descriptor.initialize(repeating: 8, count: 5)
      let place = UInt(bitPattern: descriptor)
      let symbols = Symbols { name in
        name.hasSuffix("ObservationMp") ? UnsafeMutableRawPointer(bitPattern: place) : Symbols.ofProcess.address(name)
      }
      #expect(XCTestObservationCenter.lookUp(in: symbols).kind == .unknown)
    }

    @Test("an issue for a framework that is not known ends the process, with what to do")
    func unknownIsLoud() async {
      await #expect(processExitsWith: .failure) {
        _ = FrameworkLookup<Int>.unknown.known("XCTest")
      }
      #expect(FrameworkLookup<Int>.known(1).known("XCTest") == 1)
      #expect(FrameworkLookup<Int>.absent.known("XCTest") == nil)
      #expect(
        FrameworkLookup<Int>.complaint("XCTest") == """
          Issues cannot be reported to the XCTest of this toolchain, and tests that should fail would pass.

          This version of Ippo knows those of Swift 6.2 and 6.3. Use one of them, or add the product \
          "IssueReportingTestSupport" of the package "xctest-dynamic-overlay" to the test target: it links XCTest.
          """)
    }
  }

  private enum Kind {
    case absent, unknown, known
  }

  extension FrameworkLookup {
    fileprivate var kind: Kind {
      switch self {
      case .absent: .absent
      case .unknown: .unknown
      case .known: .known
      }
    }
  }
#endif
