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

  @Test func `pictures are shown in a way that there is`() throws {
    #expect(try LaunchOptions.parse(["--terminal", "--pictures", "sixel"]).pictures == "sixel")
    #expect(
      complaint("--terminal", "--pictures", "all")
        == "--pictures is kitty, iterm, sixel, blocks or none, not “all”.")
    #expect(complaint("--pictures", "kitty") == "--pictures is for --terminal: a browser shows pictures by itself.")
    let options = try LaunchOptions.parse(["--terminal"])
    #expect(try options.terminalPictures(["IPPO_PICTURES": "none"]) == "none")
    #expect(try options.terminalPictures(["IPPO_PICTURES": ""]) == nil)
    #expect(throws: ValidationError.self) { try options.terminalPictures(["IPPO_PICTURES": "all"]) }
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
