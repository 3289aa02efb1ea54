import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import BoardExample

@MainActor
struct BoardScreenTests {
  private let ids = UUIDGenerator.incrementing

  private func host() -> ViewHost {
    withDependencies {
      $0.uuid = ids
    } operation: {
      ViewHost { BoardScreen() }
    }
  }

  @Test func `a card is written, taken in hand, moved and deleted`() throws {
    let host = host()
    defer { host.close() }
    try host.type("Write tests", into: "New card")
    try host.tap(.button, "Add")
    #expect(try !host.find(.button, "Right").isEnabled)
    try host.tap(.button, "Write tests")
    #expect(try !host.find(.button, "Left").isEnabled)
    try host.tap(.button, "Right")
    try host.tap(.button, "Right")
    #expect(try !host.find(.button, "Right").isEnabled)
    try host.tap(.button, "Delete")
    #expect(!host.contains(.button, "Write tests"))
  }

  @Test func `two windows have the same cards, and each other's names`() async throws {
    let (ada, grace) = (host(), host())
    defer {
      ada.close()
      grace.close()
    }
    try ada.type("Ada L.", into: "Your name")
    await grace.wait { $0.contains("Ada L.") }
    try grace.type("Read", into: "New card")
    try grace.submit("New card")
    await ada.wait { $0.contains(.button, "Read") }
    try ada.tap(.button, "Read")
    await grace.wait { (try? $0.find(.button, "Read").value) == "Ada L." }
    try grace.tap(.button, "Read")
    try grace.tap(.button, "Right")
    #expect(try ada.find(.button, "Left").isEnabled)
  }
}
