#if os(Linux)
  /// `XCTFail` of the XCTest in this process.
  enum XCTestFailure {
    static let loaded: (@Sendable (String, StaticString, UInt) -> Void)? = {
      let fail = Symbols.function(
        "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF",
        as: (@convention(thin) @Sendable (String, StaticString, UInt) -> Void).self)
      guard let fail else { return nil }
      return { fail($0, $1, $2) }
    }()
  }
#endif
