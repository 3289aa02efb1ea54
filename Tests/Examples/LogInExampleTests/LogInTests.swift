import ComposableArchitecture
import Foundation
import IppoShared
import SwiftUI
import Testing

@testable import LogInExample

@MainActor @Suite struct LogInTests {
  private static let now = Date(timeIntervalSinceReferenceDate: 0)

  private static var logIns: LogIns {
    var logIns = LogIns()
    logIns.begin("a1", name: "ada", until: now + 100, at: now)
    logIns.begin("a2", name: "ada", until: now + 100, at: now)
    logIns.begin("g1", name: "grace", until: now + 50, at: now)
    return logIns
  }

  @Test func `a log-in is over in time, or when somebody ends it`() {
    var logIns = Self.logIns
    #expect(logIns.logIn("g1", at: Self.now + 49)?.name == "grace")
    #expect(logIns.logIn("g1", at: Self.now + 50) == nil)
    logIns.end("a1")
    #expect(Set(logIns.all.keys) == ["a2", "g1"])
    // What is over is forgotten with the next one.
    logIns.begin("b1", name: "bob", until: Self.now + 99, at: Self.now + 60)
    #expect(Set(logIns.all.keys) == ["a2", "b1"])
  }

  @Test func `all log-ins of one person are ended by any of them, and by no other`() {
    var logIns = Self.logIns
    logIns.endAll(ofOwner: "nothing")
    #expect(logIns == Self.logIns)
    logIns.endAll(ofOwner: "a2")
    #expect(Set(logIns.all.keys) == ["g1"])
  }

  @Test func `a desk whose log-in has ended shows no id of it`() {
    var logIns = Self.logIns
    #expect(logIns.deskTitle(of: "a1") == "Desk of ada")
    logIns.endAll(ofOwner: "a1")
    #expect(logIns.deskTitle(of: "a1") == "Desk")
    #expect(logIns.deskTitle(of: "g1") == "Desk of grace")
    #expect(logIns.deskTitle(of: nil) == "Desk")
  }

  @Test func `a name is remembered in a cookie, and forgotten`() async {
    let answers = LockIsolated<[Visitor.Response]>([])
    @Shared(.logIns) var logIns
    $logIns.withLock { $0 = Self.logIns }
    let store = TestStore(initialState: DeskFeature.State()) {
      DeskFeature()
    } withDependencies: {
      $0.visitor = Visitor(id: "v", user: "a1", onResponse: { answer in answers.withValue { $0.append(answer) } })
    }
    await store.send(.rememberToggled(true)) { $0.isRemembered = true }
    await store.send(.rememberToggled(false)) { $0.isRemembered = false }
    await store.finish()
    let year = Duration.seconds(365 * 24 * 3600)
    #expect(
      answers.value == [
        .init(cookies: [
          .init("log-in-name", "ada", maxAge: year, path: "/log-in"), .init("desk-remembers", "1", maxAge: year),
        ]),
        .init(cookies: [.removing("log-in-name", path: "/log-in"), .removing("desk-remembers")]),
      ])
  }

  @Test func `what does not reach the browser is told`() async {
    let store = TestStore(initialState: DeskFeature.State()) {
      DeskFeature()
    } withDependencies: {
      $0.visitor = Visitor(id: "v", onResponse: { _ in throw VisitorResponseError.notDelivered })
    }
    await store.send(.rememberToggled(true)) { $0.isRemembered = true }
    await store.receive(\.failed) { $0.fault = "The visitor's browser has not come for the answer." }
  }
}
