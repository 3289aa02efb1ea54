#if os(Linux)
  /// Whether a test framework is in this process, and whether it can be talked to.
  enum FrameworkLookup<Framework> {
    /// The process has not loaded it.
    case absent
    /// The framework is loaded in a version that is unknown to this module.
    case unknown
    case known(Framework)

    /// The known framework; `nil` where the framework is absent.
    ///
    /// A test that is unable to fail must not pass: the process ends where the framework is loaded in an unknown
    /// version.
    func known(_ name: String) -> Framework? {
      switch self {
      case .absent: nil
      case .known(let framework): framework
      case .unknown: fatalError(Self.complaint(name))
      }
    }

    static func complaint(_ name: String) -> String {
      """
      Issues cannot be reported to the \(name) of this toolchain, and tests that should fail would pass.

      This version of Ippo knows those of Swift 6.2 and 6.3. Use one of them, or add the product \
      "IssueReportingTestSupport" of the package "xctest-dynamic-overlay" to the test target: it links \(name).
      """
    }
  }

  extension FrameworkLookup: Sendable where Framework: Sendable {}
#endif
