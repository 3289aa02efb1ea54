import Dependencies
import Foundation
import OpenCombine
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct KeyTests {
  @Test func `incrementing UUIDs count from zero in hexadecimal`() {
    let uuid = UUIDGenerator.incrementing
    let uuids = (0..<17).map { _ in uuid().uuidString }
    #expect(uuids.first == "00000000-0000-0000-0000-000000000000")
    #expect(uuids.last == "00000000-0000-0000-0000-000000000010")
    #expect(UUID(0xDEAD_BEEF) == UUID(uuidString: "00000000-0000-0000-0000-0000DEADBEEF"))
  }

  @Test func `a constant UUID stays the same`() {
    withDependencies {
      $0.uuid = .constant(UUID(5))
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(5))
      #expect(uuid() == UUID(5))
    }
  }

  @Test func `live UUIDs differ`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() != uuid())
    }
  }

  @Test func `a constant date stays the same`() {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var now
      #expect(now() == date)
      #expect(now.now == date)
    }
  }

  @Test func `the live date is the systems`() {
    let before = Date()
    let date = DependencyValues.live.date()
    #expect(before <= date && date <= Date())
  }

  @Test func `live locale calendar and time zone follow the system`() {
    let live = DependencyValues.live
    #expect(live.calendar == .autoupdatingCurrent)
    #expect(live.locale == .autoupdatingCurrent)
    #expect(live.timeZone == .autoupdatingCurrent)
    #expect(live.preferredLocales == Locale.preferredLanguages.map(Locale.init(identifier:)))
  }

  @Test(
    arguments: [
      ("calendar", { @Sendable in _ = $0.calendar }),
      ("date", { @Sendable in _ = $0.date }),
      ("locale", { @Sendable in _ = $0.locale }),
      ("preferredLocales", { @Sendable in _ = $0.preferredLocales }),
      ("timeZone", { @Sendable in _ = $0.timeZone }),
      ("uuid", { @Sendable in _ = $0.uuid }),
      ("withRandomNumberGenerator", { @Sendable in _ = $0.withRandomNumberGenerator }),
    ] as [(String, @Sendable (DependencyValues) -> Void)])
  func theSystemIsOutOfReachOfATest(name: String, read: @Sendable (DependencyValues) -> Void) {
    withKnownIssue {
      read(DependencyValues())
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "@Dependency(\\.\(name)) was used in a test, and has no value for tests."
        )
      }
    }
  }

  @Test func `random numbers come from the generator`() {
    struct Counter: RandomNumberGenerator {
      var value: UInt64 = 0
      mutating func next() -> UInt64 {
        value += 1
        return value
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counter())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
    }
  }

  @Test func `failed assertions are reported in tests`() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true)
    precondition(true, "Fine")
    withKnownIssue {
      assert(1 + 1 == 3, "Arithmetic")
    } matching: {
      $0.hasText("Arithmetic")
    }
    withKnownIssue {
      precondition(false)
    } matching: {
      $0.hasText("What was asserted is not so.")
    }
    withKnownIssue {
      assertionFailure("Oh")
    } matching: {
      $0.hasText("Oh")
    }
  }

  @Test func `a test waits for what is fired and forgotten`() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let value = LockIsolated(0)
    await fireAndForget(name: "Set") { value.setValue(1) }
    #expect(value.value == 1)
  }

  @Test func `an error of what is fired and forgotten is reported`() async {
    struct Failure: Error {}
    await withKnownIssue {
      await DependencyValues._current.fireAndForget { throw Failure() }
    } matching: {
      $0.error is Failure
    }
    await DependencyValues._current.fireAndForget { throw CancellationError() }
  }

  @Test func `what is fired and forgotten outlives its caller`() async {
    let isCancelled = LockIsolated<Bool?>(nil)
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await DependencyValues._current.fireAndForget { isCancelled.setValue(Task.isCancelled) }
    }
    await caller.value
    #expect(isCancelled.value == false)
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"), (0xABCDEF, "00000000-0000-0000-0000-000000ABCDEF"),
    ((1 << 48) - 1, "00000000-0000-0000-0000-FFFFFFFFFFFF"), (1 << 48, "00000000-0000-0000-0001-000000000000"),
    (.max, "00000000-0000-0000-7FFF-FFFFFFFFFFFF"), (-1, "00000000-0000-0001-0000-000000000001"),
    (-16, "00000000-0000-0001-0000-000000000010"), (.min, "00000000-0000-0001-8000-000000000000"),
  ])
  func aUUIDOfANumberHasItsDigits(number: Int, digits: String) {
    #expect(UUID(number).uuidString == digits)
  }

  @Test func `an error comes out of a random number generator`() {
    struct Failure: Error {}
    let generate = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    #expect(throws: Failure.self) { try generate { _ in throw Failure() } }
    #expect(generate { Int.random(in: 1...1, using: &$0) } == 1)
  }

  @Test func `a test has a notification center of its own`() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
    #expect(center === DependencyValues._current.notificationCenter)
    #expect(DependencyValues.live.notificationCenter === NotificationCenter.default)
  }

  @Test func `opening AURL has to be overridden`() async throws {
    let url = try #require(URL(string: "https://www.swift.org"))
    @Dependency(\.openURL) var openURL
    await withKnownIssue {
      #expect(await openURL(url) == false)
    } matching: {
      $0.hasText(#"@Dependency(\.openURL) was used in a test, and has no value for tests. Override it."#)
    }
    await withDependencies {
      $0.openURL = OpenURLEffect { $0.host == "www.swift.org" }
    } operation: {
      #expect(await openURL(url))
    }
  }

  @Test func `clocks and queues have to be overridden`() async {
    @Dependency(\.continuousClock) var clock
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.mainRunLoop) var mainRunLoop
    await withKnownIssue {
      try? await clock.sleep(for: .seconds(1))
    } matching: {
      $0.mentions(#"@Dependency(\.continuousClock)"#)
    }
    withKnownIssue {
      mainQueue.schedule {}
    } matching: {
      $0.mentions(#"@Dependency(\.mainQueue)"#)
    }
    withKnownIssue {
      mainRunLoop.schedule {}
    } matching: {
      $0.mentions(#"@Dependency(\.mainRunLoop)"#)
    }
    await withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.mainQueue = .immediate
    } operation: {
      await #expect(throws: Never.self) { try await clock.sleep(for: .seconds(1)) }
      let isRun = LockIsolated(false)
      mainQueue.schedule { isRun.setValue(true) }
      #expect(isRun.value)
    }
  }

  @Test func `a request from a test fails`() async throws {
    @Dependency(\.urlSession) var session
    #expect(session !== URLSession.shared)
    #expect(DependencyValues.live.urlSession === URLSession.shared)
  }
}
