import Foundation
import Testing

@testable import MyAppFeature

@Suite struct AccountsTests {
  @Test func `the right password of an account logs in`() async throws {
    let accounts = Accounts(try Database.open(nil))
    try await accounts.set("correct horse battery", for: "ada")
    try await accounts.logIn("ada", "correct horse battery")
    await #expect(throws: Accounts.Refusal.wrongPassword) { try await accounts.logIn("ada", "wrong") }
    await #expect(throws: Accounts.Refusal.wrongPassword) { try await accounts.logIn("grace", "") }
  }

  @Test func `five log-ins may fail within a minute`() async throws {
    let now = Clock()
    let accounts = Accounts(try Database.open(nil), now: { now.date })
    try await accounts.set("correct horse battery", for: "ada")
    for _ in 0..<5 {
      await #expect(throws: Accounts.Refusal.wrongPassword) { try await accounts.logIn("ada", "wrong") }
    }
    await #expect(throws: Accounts.Refusal.tooManyAttempts) {
      try await accounts.logIn("ada", "correct horse battery")
    }
    now.advance(by: 61)
    try await accounts.logIn("ada", "correct horse battery")
  }

  @Test func `a password is long`() async throws {
    let accounts = Accounts(try Database.open(nil))
    await #expect(throws: Accounts.Refusal.shortPassword) { try await accounts.set("short", for: "ada") }
  }

  @Test func `an account gets another password`() async throws {
    let accounts = Accounts(try Database.open(nil))
    try await accounts.set("correct horse battery", for: "ada")
    try await accounts.set("another long password", for: "ada")
    try await accounts.logIn("ada", "another long password")
  }
}
