#if os(Linux)
  /// `XCTFail` of the XCTest in this process.
  enum XCTestFailure {
    typealias Fail = @Sendable (String, StaticString, UInt) -> Void

    /// `nil` where the process has not loaded XCTest.
    static var loaded: Fail? { lookup.known("XCTest") }

    private static let lookup = lookUp(in: .ofProcess)

    /// Finds it among the symbols of a process; the type of test cases tells that XCTest is there.
    static func lookUp(in symbols: Symbols) -> FrameworkLookup<Fail> {
      guard symbols.address(xcTestCaseMetadata) != nil else { return .absent }
      let fail = symbols.function(
        "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF",
        as: (@convention(thin) @Sendable (String, StaticString, UInt) -> Void).self)
      guard let fail else { return .unknown }
      return .known { fail($0, $1, $2) }
    }
  }

  /// The name of the metadata of `XCTestCase`.
  let xcTestCaseMetadata = "$s6XCTest0A4CaseCN"
#endif
