import ArgumentParser
import Foundation
import Testing

@testable import Ippo

struct LaunchOptionsTests {
  private func complaint(_ arguments: String...) -> String? {
    do {
      _ = try LaunchOptions.parse(arguments)
      return nil
    } catch {
      return LaunchOptions.message(for: error)
    }
  }

  @Test func `shared values are kept in memory or on a server`() throws {
    #expect(try LaunchOptions.parse([]).shared == nil)
    #expect(try LaunchOptions.parse(["--shared", "memory"]).shared == "memory")
    #expect(
      complaint("--shared", "mysql://ippo:secret@host")
        == "--shared is memory, postgres://… or redis://…, not “mysql://ippo:…@host”.")
    #expect(complaint("--shared", "memory:") == "--shared is memory, postgres://… or redis://…, not “memory:”.")
    #if Postgres
      #expect(complaint("--shared", "postgres://host/name") == nil)
    #else
      #expect(
        complaint("--shared", "postgres://host/name")
          == "--shared needs the trait “Postgres” of the package ippo, which this program was built without.")
    #endif
    #if Redis
      #expect(complaint("--terminal", "--shared", "redis://host") == nil)
    #else
      #expect(
        complaint("--shared", "redis://host")
          == "--shared needs the trait “Redis” of the package ippo, which this program was built without.")
    #endif
  }
}
