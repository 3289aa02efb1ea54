import Synchronization

#if os(Linux)
  import CTestFrameworkBridge
#endif

/// Counts the tests that XCTest has begun in this process.
///
/// An app that links this library must do without XCTest, and a test that links it must get by with it alone. So the
/// library looks for XCTest in the process at the first question. It adds an observer to
/// `XCTestObservationCenter.shared`, the public way to learn that a test begins. Where it is not loaded (an app, or
/// Swift Testing alone) the count stays 0.
package final class BegunXCTests: Sendable {
  /// The tests of this process. XCTest runs one test at a time in it.
  package static let ofProcess = BegunXCTests()

  private let begun = Atomic<Int>(0)

  /// How many have begun since the first question; 0 if XCTest does not run.
  package var count: Int { begun.load(ordering: .acquiring) }

  /// Whether XCTest is there and cannot be observed: it is another version than those that this module knows.
  package let isUnknown: Bool

  private init() {
    #if os(Linux)
      switch XCTestObservationCenter.lookUp(in: .ofProcess) {
      case .absent: isUnknown = false
      case .unknown: isUnknown = true
      case .known(let center):
        isUnknown = false
        center.add(XCTestObserver(of: self))
      }
    #else
      isUnknown = false
    #endif
  }

  fileprivate func testBegins() {
    begun.add(1, ordering: .acquiringAndReleasing)
  }
}

#if os(Linux)
  /// `XCTestObservationCenter.shared` of the XCTest in this process.
  ///
  /// Swift passes an existential as a reference and the table of the functions by which its type meets the
  /// requirements, in their order. The observer is passed in this way. `XCTestObservation` cannot be named here, so
  /// ``XCTestObserving`` repeats its requirements. A check compares their number with XCTest's own descriptor of the
  /// protocol first.
  struct XCTestObservationCenter {
    private let center: AnyObject
    private let addTestObserver: UnsafeMutableRawPointer

    static func lookUp(in symbols: Symbols) -> FrameworkLookup<XCTestObservationCenter> {
      guard symbols.address(xcTestCaseMetadata) != nil else { return .absent }
      guard
        let shared = symbols.function(
          "$s6XCTest0A17ObservationCenterC6sharedACvgZ", as: (@convention(thin) () -> AnyObject).self),
        let addTestObserver = symbols.address("$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF"),
        let descriptor = symbols.address("$s6XCTest0A11ObservationMp"),
        // Swift ABI, protocol descriptor: flags, parent, name, requirements in signature, requirements.
        descriptor.load(fromByteOffset: 16, as: UInt32.self) == XCTestObserver.requirementCount
      else { return .unknown }
      return .known(XCTestObservationCenter(center: shared(), addTestObserver: addTestObserver))
    }

    func add(_ observer: any XCTestObserving) {
      let (object, conformance) = unsafeBitCast(
        Argument(observer: observer), to: (UnsafeRawPointer, UnsafeRawPointer).self)
      withExtendedLifetime(observer) {
        ippo_callMethod(addTestObserver, object, conformance, Unmanaged.passUnretained(center).toOpaque())
      }
    }
  }

  /// An existential in a struct, which generic functions do not open.
  private struct Argument {
    let observer: any XCTestObserving
  }

  /// `XCTestObservation`, requirement by requirement. Test cases, suites and bundles are all class instances.
  @usableFromInline
  protocol XCTestObserving: AnyObject {
    func testBundleWillStart(_ bundle: AnyObject)
    func testSuiteWillStart(_ suite: AnyObject)
    func testCaseWillStart(_ test: AnyObject)
    func testCase(_ test: AnyObject, didFailWithDescription: String, inFile: String?, atLine: Int)
    func testCaseDidFinish(_ test: AnyObject)
    func testSuiteDidFinish(_ suite: AnyObject)
    func testBundleDidFinish(_ bundle: AnyObject)
  }

  @usableFromInline
  final class XCTestObserver: XCTestObserving {
    static let requirementCount: UInt32 = 7

    /// The tests, which live as long as the process.
    private unowned let tests: BegunXCTests

    init(of tests: BegunXCTests) {
      self.tests = tests
    }

    @usableFromInline func testCaseWillStart(_ test: AnyObject) { tests.testBegins() }

    @usableFromInline func testBundleWillStart(_ bundle: AnyObject) {}
    @usableFromInline func testSuiteWillStart(_ suite: AnyObject) {}
    @usableFromInline func testCase(_ test: AnyObject, didFailWithDescription: String, inFile: String?, atLine: Int) {}
    @usableFromInline func testCaseDidFinish(_ test: AnyObject) {}
    @usableFromInline func testSuiteDidFinish(_ suite: AnyObject) {}
    @usableFromInline func testBundleDidFinish(_ bundle: AnyObject) {}
  }
#endif
