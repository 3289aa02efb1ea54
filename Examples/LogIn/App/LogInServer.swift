import ComposableArchitecture
import Foundation
import Hummingbird
import Ippo
import IppoShared
import IppoWeb
import LogInExample
import Logging
import ServiceLifecycle

/// A desk and a lobby for those who have logged in: two apps that are mounted in a server of its own behind a log-in with a form.
///
///     LogIn [--port PORT] [--shared URL]       # or IPPO_SHARED, which keeps a password out of the list of processes
///
/// Behind a proxy with TLS, IPPO_ALLOW_HOST is the name it is reached by, IPPO_TRUST_PROXY the proxy's address, and IPPO_SECURE is
/// set.
///
/// Processes with one `IPPO_SECRET` (32 bytes or more, in the environment) and one `--shared` (`postgres://…`, `redis://…`) are one
/// server: who logs out everywhere is logged out at each.
@main
struct LogInServer {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments
    let value = { (option: String) in arguments.firstIndex(of: option).map { arguments[($0 + 1)...].first ?? "" } }
    guard let port = Int(value("--port") ?? "8080") else { fatalError("--port is a number.") }
    if let url = value("--shared") ?? ProcessInfo.processInfo.environment["IPPO_SHARED"] {
      let store = try SharedStore(url: url)
      prepareDependencies { $0.defaultSharedStore = store }
    }
    // Accounts of a database, in a server that is none to try out.
    let passwords = try Passwords(["ada": "engine", "grace": "compiler"])
    let logger = Logger(label: "log-in")

    let environment = ProcessInfo.processInfo.environment
    let secret = environment["IPPO_SECRET"].map { Array($0.utf8) }
    var configuration = WebServerConfiguration(title: "Desk")
    configuration.secret = secret
    if let name = environment["IPPO_ALLOW_HOST"] { configuration.allowedHosts = [name] }
    if let text = environment["IPPO_TRUST_PROXY"] {
      guard let proxy = NetworkPrefix(text) else { fatalError("IPPO_TRUST_PROXY is an address or a network.") }
      configuration.trustedProxies = [proxy]
    }

    let desk = try WebMount(DeskApp.self, at: "/desk", configuration: configuration, logger: logger)
    configuration.title = "Lobby"
    let lobby = try WebMount(LobbyApp.self, at: "/lobby", configuration: configuration, logger: logger)
    let router = Router(context: ServerContext.self)
    LogInPages(passwords: passwords, protection: FormProtection(secret: secret)).add(to: router)
    router.group().add(middleware: Door()).mount(desk) { _, context in context.logIn }
      .mount(lobby) { _, context in context.logIn }

    var application = Application(
      router: router, server: .http1(mounting: [desk, lobby]),
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        guard let port = channel.localAddress?.port else { return }
        FileHandle.standardOutput.write(Data("Log in at http://127.0.0.1:\(port)/\n".utf8))
      },
      logger: logger)
    application.addServices(desk, lobby, LogInWatch(apps: [desk, lobby]))
    try await application.runService()
  }
}

/// The windows of the desk.
struct DeskApp: App {
  var body: some Scene {
    WindowGroup("Desk") { DeskWindow() }
  }
}

/// The windows of the lobby.
struct LobbyApp: App {
  var body: some Scene {
    WindowGroup("Lobby") { LobbyView() }
  }
}

/// One window, with a store of its own.
private struct DeskWindow: View {
  @State private var store = Store(initialState: DeskFeature.State()) { DeskFeature() }

  var body: some View { DeskView(store: store) }
}

/// Ends the windows of log-ins that are over, wherever somebody has ended them.
struct LogInWatch: Service {
  let apps: [WebMount]

  func run() async throws {
    @Shared(.logIns) var logIns
    var known: Set<String> = []
    let (values, continuation) = AsyncStream<LogIns>.makeStream()
    let subscription = $logIns.publisher.sink { continuation.yield($0) }
    defer { subscription.cancel() }
    for await new in values.cancelOnGracefulShutdown() {
      let ids = Set(new.all.keys)
      for id in known.subtracting(ids) {
        for app in apps { await app.endSessions(ofUser: id) }
      }
      known = ids
    }
  }
}
