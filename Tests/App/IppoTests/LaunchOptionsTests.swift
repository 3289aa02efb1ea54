import ArgumentParser
import Foundation
import Testing

@testable import Ippo

struct LaunchOptionsTests {
  private func complaint(_ arguments: String...) -> String? { complaint(arguments) }

  private func complaint(_ arguments: [String]) -> String? {
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

  @Test func `windows are inspected on loopback alone`() throws {
    #expect(try !LaunchOptions.parse([]).inspect)
    for host in ["127.0.0.1", "localhost", "[::1]", "127.8.0.1"] {
      #expect(complaint("--inspect", "--host", host) == nil)
    }
    let refusal = """
      --inspect lets people see and change all windows, so that it is for loopback alone. Serve at 127.0.0.1 and without \
      --trust-proxy, or add --inspect-anywhere.
      """
    for host in ["0.0.0.0", "::", "10.0.0.1", "app.example"] {
      #expect(complaint("--inspect", "--host", host) == refusal)
      #expect(complaint("--inspect", "--inspect-anywhere", "--host", host) == nil)
    }
    #expect(complaint("--inspect", "--trust-proxy", "127.0.0.1") == refusal)
    #expect(complaint("--inspect-anywhere") == "--inspect-anywhere is for --inspect.")
    #expect(complaint("--inspect", "--terminal", "--host", "0.0.0.0") == refusal)
    #expect(complaint("--inspect", "--terminal") == nil)
    #expect(complaint("--inspect", "--terminal", "--dev") == nil)
    #expect(
      complaint("--inspect", "--workers", "2")
        == "--inspect shows the windows of one process: start the app without --workers.")
  }

  @Test func `whole sessions or those with issues are recorded`() {
    #expect(complaint("--record-issues", "bugs") == nil)
    #expect(
      complaint("--record-issues", "bugs", "--record", "all")
        == "--record writes issues as well: give --record or --record-issues.")
  }

  @Test func `a recording is replayed alone, in one process, and on loopback`() throws {
    #expect(try LaunchOptions.parse([]).replay == nil)
    #expect(try LaunchOptions.parse(["--replay", "bug.ippo"]).replay == "bug.ippo")
    #expect(complaint("--replay", "bug.ippo", "--terminal") == nil)
    for others in [["--record", "bug.ippo"], ["--record-issues", "bugs"], ["--inspect"], ["--dev"], ["--previews"]] {
      #expect(
        complaint(["--replay", "bug.ippo"] + others)
          == "--replay shows a recorded session: start the app without \(others[0]).")
    }
    for others in [["--session", "mine"], ["--open", "/settings"]] {
      #expect(
        complaint(["--replay", "bug.ippo", "--terminal"] + others)
          == "--replay shows a recorded session: start the app without \(others[0]).")
    }
    #expect(
      complaint("--replay", "bug.ippo", "--workers", "2")
        == "--replay shows one window: start the app without --workers.")
    #expect(
      complaint("--replay", "bug.ippo", "--host", "0.0.0.0")
        == """
        --replay lets people control the app, so that it is for loopback alone. Serve at 127.0.0.1 and without --trust-proxy.
        """)
  }

  @Test func `the path of the inspector holds a token that follows from the secret of a process, if there is one`() {
    let path = { LaunchOptions.inspectorPath(below: $0, secret: $1) }
    let secret = Data(repeating: 7, count: 32)
    #expect(path("", secret) == path("", secret))
    #expect(path("", secret) != path("", Data(repeating: 8, count: 32)))
    #expect(path("", nil) != path("", nil))
    #expect(path("/app/", secret) == "/app" + path("", secret))
    #expect(path("", nil).wholeMatch(of: /\/_ippo\/inspect\/[0-9a-f]{32}/) != nil)
  }
}
