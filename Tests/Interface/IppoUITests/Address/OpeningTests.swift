import Foundation
import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("A window that is made for a client and an address")
struct OpeningTests {
  @MainActor
  final class Log {
    var bodies: [String] = []
  }

  /// A table of dishes, or one of them, with a step of its recipe inside.
  struct Kitchen: View {
    let log: Log
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var dish: String?
    @State private var portions = 1

    var body: some View {
      let _ = log.bodies.append("Kitchen \(sizeClass == .compact ? "compact" : "regular")")
      VStack {
        if let dish {
          Dish(log: log, name: dish, portions: portions)
        } else {
          Menu(log: log)
        }
      }
      .address(path: $dish) { $0 != "secret" }
      .address("portions", $portions, default: 1)
    }
  }

  struct Menu: View {
    let log: Log

    var body: some View {
      let _ = log.bodies.append("Menu")
      Text(verbatim: "Menu").onAppear { log.bodies.append("Menu appears") }
    }
  }

  struct Dish: View {
    let log: Log
    let name: String
    let portions: Int
    @State private var step: String?

    var body: some View {
      let _ = log.bodies.append("Dish")
      VStack {
        Text(verbatim: "\(name) for \(portions)")
        if let step { Text(verbatim: "Step \(step)") }
      }
      .address(path: $step)
    }
  }

  private func url(_ text: String) -> URL { URL(string: "https://host.example" + text)! }

  private func screen(
    at address: String, for client: ClientEnvironment? = nil, log: Log
  ) -> (Screen, AddressOutcome) {
    let opening = WindowOpening(client: client, address: url(address))
    let screen = WindowOpening.$ofNewWindow.withValue(opening) { Screen { Kitchen(log: log) } }
    return (screen, screen.graph.show(address: url(address)))
  }

  @Test("makes what the address names, and nothing that would be gone at once")
  func address() {
    let log = Log()
    let (screen, outcome) = screen(at: "/leek?portions=4", log: log)
    #expect(outcome == .shown)
    #expect(screen.texts == ["leek for 4"])
    #expect(screen.graph.address == "/leek?portions=4")
    #expect(!log.bodies.contains { $0.hasPrefix("Menu") })
    #expect(log.bodies.filter { $0 == "Dish" }.count == 1)
    #expect(screen.recorded.count == 1)
  }

  @Test(
    "shows what it would show if it was led there",
    arguments: ["/", "/leek", "/leek/2?portions=3", "/secret", "/leek/2/no"])
  func equality(address: String) {
    let (made, outcome) = screen(at: address, log: Log())
    let led = Screen { Kitchen(log: Log()) }
    #expect(led.graph.show(address: url(address)) == outcome)
    #expect(made.texts == led.texts)
    #expect(made.graph.address == led.graph.address)
    // Another address is followed as ever.
    #expect(made.graph.show(address: url("/soup")) == .shown)
    #expect(made.texts == ["soup for 1"])
  }

  @Test("leaves parts to views that are seen only later")
  func covered() {
    struct Tabs: View {
      @State private var first: String?
      @State private var second: String?

      var body: some View {
        TabView {
          Text(verbatim: "First: \(first ?? "none")").address(path: $first).tabItem { Text(verbatim: "1") }
          Text(verbatim: "Second: \(second ?? "none")").address(path: $second).tabItem { Text(verbatim: "2") }
        }
      }
    }
    let opening = WindowOpening(client: nil, address: url("/leek"))
    let made = WindowOpening.$ofNewWindow.withValue(opening) { Screen { Tabs() } }
    let led = Screen { Tabs() }
    #expect(made.graph.show(address: url("/leek")) == led.graph.show(address: url("/leek")))
    #expect(made.texts == led.texts)
  }

  @Test("is evaluated for its client alone")
  func client() {
    let log = Log()
    let client = ClientEnvironment(isDark: false, width: 1280, height: 800)
    let (screen, _) = screen(at: "/", for: client, log: log)
    #expect(log.bodies == ["Kitchen regular", "Menu", "Menu appears"])
    screen.graph.adapt(to: client)
    #expect(log.bodies.count == 3)
    screen.graph.adapt(to: ClientEnvironment(isDark: false, width: 390, height: 800))
    #expect(log.bodies.last == "Kitchen compact")
  }
}
