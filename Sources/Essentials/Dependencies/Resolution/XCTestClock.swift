import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the tests that XCTest has begun in this process, without linking XCTest.
///
/// An app that links this library must not need XCTest, and a test that links it must not need anything else. So
/// XCTest is looked up in the process when a dependency is first read in a test: if it is loaded, an observer is added
/// to `XCTestObservationCenter.shared`, the public way to learn that a test begins. Where it is not loaded (an app, or
/// Swift Testing alone) the count stays 0.
///
/// The call is made as Swift makes it. A method takes its receiver where a closure takes its context, so a closure
/// that is put together from the method's address and the observation center *is* the bound method. And the observer
/// is passed as a reference and a witness table; ``TestObservation`` repeats the requirements of `XCTestObservation` in
/// their order, so its witness table serves. The number of requirements that XCTest's own protocol descriptor states is
/// compared first: an XCTest that has changed is left alone.
final class XCTestClock: Sendable {
  /// The clock of the process. XCTest runs one test at a time in it.
  static let shared = XCTestClock()

  private let count = Atomic<Int>(0)

  /// How many tests have begun since the first use of a dependency. 0 if XCTest does not run.
  var testCount: Int { count.load(ordering: .acquiring) }

  private init() {
    addObserver(TestObserver(clock: self))
  }

  func testBegins() {
    count.add(1, ordering: .acquiringAndReleasing)
  }

  private func addObserver(_ observer: any TestObservation) {
    #if os(Linux)
      guard
        // In a program that is linked statically, XCTest is part of the program.
        let library = dlopen("libXCTest.so", RTLD_LAZY | RTLD_NOLOAD) ?? dlopen(nil, RTLD_LAZY),
        let sharedCenter = dlsym(library, "$s6XCTest0A17ObservationCenterC6sharedACvgZ"),
        let addTestObserver = dlsym(library, "$s6XCTest0A17ObservationCenterC15addTestObserveryyAA0aB0_pF"),
        let descriptor = dlsym(library, "$s6XCTest0A11ObservationMp"),
        // Swift ABI, protocol descriptor: flags, parent, name, requirements in signature, requirements.
        descriptor.load(fromByteOffset: 16, as: UInt32.self) == TestObserver.requirementCount
      else { return }
      let center = unsafeBitCast(sharedCenter, to: (@convention(thin) () -> AnyObject).self)()
      let bound = unsafeBitCast(BoundMethod(function: addTestObserver, receiver: center), to: AddObserver.self)
      bound.add(observer)
    #endif
  }
}

/// The two words of a Swift closure.
private struct BoundMethod {
  let function: UnsafeMutableRawPointer
  let receiver: AnyObject
}

/// The same two words as a closure. As a field the closure keeps the calling convention it is declared with. Without
/// the struct it would be cast as a generic value, and take its argument by address.
private struct AddObserver {
  let add: (any TestObservation) -> Void
}

/// `XCTestObservation`, requirement by requirement. Test cases, suites and bundles are all class instances.
@usableFromInline
protocol TestObservation: AnyObject {
  func testBundleWillStart(_ bundle: AnyObject)
  func testSuiteWillStart(_ suite: AnyObject)
  func testCaseWillStart(_ test: AnyObject)
  func testCase(_ test: AnyObject, didFailWithDescription: String, inFile: String?, atLine: Int)
  func testCaseDidFinish(_ test: AnyObject)
  func testSuiteDidFinish(_ suite: AnyObject)
  func testBundleDidFinish(_ bundle: AnyObject)
}

@usableFromInline
final class TestObserver: TestObservation {
  static let requirementCount: UInt32 = 7

  /// The clock lives as long as the process does.
  unowned let clock: XCTestClock

  init(clock: XCTestClock) {
    self.clock = clock
  }

  @usableFromInline func testCaseWillStart(_ test: AnyObject) { clock.testBegins() }

  @usableFromInline func testBundleWillStart(_ bundle: AnyObject) {}
  @usableFromInline func testSuiteWillStart(_ suite: AnyObject) {}
  @usableFromInline func testCase(_ test: AnyObject, didFailWithDescription: String, inFile: String?, atLine: Int) {}
  @usableFromInline func testCaseDidFinish(_ test: AnyObject) {}
  @usableFromInline func testSuiteDidFinish(_ suite: AnyObject) {}
  @usableFromInline func testBundleDidFinish(_ bundle: AnyObject) {}
}
