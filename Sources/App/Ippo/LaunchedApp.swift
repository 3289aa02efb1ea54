import Foundation
import IppoInspector
import IppoRecorder
@_spi(Host) import IppoUI

#if Terminal
  import IppoTerminal
#endif
#if Web
  import IppoSessions
  import IppoUIKit
  import IppoWeb
  import Logging
  import ServiceLifecycle
  import UnixSignals
#endif

/// An app and where it is to run.
@MainActor
struct LaunchedApp {
  let host: AppHost
  let options: LaunchOptions
  /// The recordings of the windows; `nil` without `--record`.
  var recordings: SessionRecordings?
  /// Opens a recording of the app in the inspector.
  var openRecording: Inspector.OpenRecording?
  /// The recorder that the app was made with; `nil` for an app that is served.
  var recorder: Recorder?
  /// The inspection of the window of a terminal; `nil` without `--inspect`, and for an app that is served.
  var inspection: WindowInspection?
  /// The address of the inspector of the window of a terminal.
  var inspectorAddress: String?
  #if Web
    /// The settings of a worker process; `nil` without a supervisor.
    var worker: WorkerSettings?
  #endif
  #if Terminal && Web
    /// The link to the supervisor of the versions of the program; `nil` without one.
    var terminalWorker: TerminalWorkerLink?
  #endif

  init(_ host: AppHost, options: LaunchOptions) {
    self.host = host
    self.options = options
  }

  /// - Returns: The exit status of the process.
  func run() async throws -> Int32 {
    defer { recordings?.finish() }
    guard let window = host.windows.first(where: \.isMain) else { throw LaunchError.noWindow }
    let title = window.title ?? LaunchOptions.programName
    if let inline = window.inline,
      options.isInTerminal || !isServed
    {
      return try await runInline(InlineProgram(inline), title: title)
    }
    guard options.isInTerminal else {
      try await serve(title: title)
      return EXIT_SUCCESS
    }
    #if Web
      #if Terminal
        // The former process has the port of the inspector until it has left the terminal.
        if terminalWorker != nil { return try await runInTerminal(title: title) }
      #endif
      return try await inspected { try await $0.runInTerminal(title: title) }
    #else
      return try await runInTerminal(title: title)
    #endif
  }

  /// Whether an inline program is served to browsers.
  private var isServed: Bool {
    #if Web
      if worker != nil { return true }
    #endif
    return options.server.hasAddress(ProcessInfo.processInfo.environment)
  }

  private func runInline(_ program: InlineProgram, title: String) async throws -> Int32 {
    #if Terminal
      guard !options.dev else { throw LaunchError.inlineDev }
      guard options.session == nil else { throw LaunchError.inlineSession }
      guard !options.inspect else { throw LaunchError.inlineInspection }
      let opened = try options.open.map { try makeWindow(at: $0, of: program) }
      return try await TerminalApp.run(inline: program, name: title, theme: theme, isAccessible: options.accessible) {
        opened ?? makeWindow(of: program, recording: beginTerminalRecording())
      }
    #else
      throw LaunchError.notBuiltIn("Terminal")
    #endif
  }

  private func runInTerminal(title: String) async throws -> Int32 {
    #if Terminal
      let program = InlineProgram()
      #if Web
        if let terminalWorker {
          try await runInTerminal(title: title, under: terminalWorker, program: program)
          return program.ending?.status ?? EXIT_SUCCESS
        }
      #endif
      // An address that is not known is told before the terminal is taken.
      let opened = try options.open.map { try makeWindow(at: $0, ending: program) }
      if let name = options.session {
        try await runInTerminal(title: title, session: name, program: program) { keeper, makeGraph in
          try await TerminalApp.run(
            name: title, theme: theme, keeper: keeper, program: program, isAccessible: options.accessible,
            pictures: pictures, pictureLoader: pictureLoader, makeGraph: makeGraph)
        }
      } else {
        try await TerminalApp.run(
          name: title, theme: theme, program: program, isAccessible: options.accessible, pictures: pictures,
          pictureLoader: pictureLoader
        ) {
          inspectable(opened ?? makeWindow(ending: program, recording: beginTerminalRecording()))
        }
      }
      // A person who leaves has had what the app is for.
      return program.ending?.status ?? EXIT_SUCCESS
    #else
      throw LaunchError.notBuiltIn("Terminal")
    #endif
  }

  #if Terminal
    var theme: TerminalTheme? { options.theme.flatMap { TerminalTheme(rawValue: $0) } }
    var pictures: TerminalPictures? { options.pictures.flatMap { TerminalPictures(rawValue: $0) } }

    var pictureLoader: TerminalPictureLoader {
      let variable = ProcessInfo.processInfo.environment["IPPO_ASSETS"].flatMap { $0.isEmpty ? nil : $0 }
      return AppPictures(folder: options.server.assets ?? variable).loader
    }
  #endif

  #if Terminal
    /// A window with the inspector behind F12, or the same window without `--inspect`.
    func inspectable(_ window: any RenderSource) -> any RenderSource {
      inspection.map { inspection in
        InspectedWindow(window, meter: inspection.session.meter) { inspection.inspector.makeWindow() }
      } ?? window
    }

    /// Runs the app in a session that has a name.
    /// - Parameter run: Runs the app with the keeper of the session and its window. The result is `nil` where the next process of
    ///   the program goes on.
    func runInTerminal(
      title: String, session text: String, program: InlineProgram,
      run: (any TerminalKeeper, @MainActor () -> any RenderSource) async throws -> TerminalEnding?
    ) async throws {
      #if Web
        guard let name = SessionName(text) else { throw LaunchError.sessionNotKept(SessionNameError.text(text)) }
        let environment = ProcessInfo.processInfo.environment
        let configuration = try options.server.configuration(title: title, environment)
        let place = try TerminalSessionPlace(
          program: LaunchOptions.programName, store: configuration.sessions, secret: configuration.secret, environment)
        let logger = Logger(label: LaunchOptions.programName) { StreamLogHandler.standardError(label: $0) }
        let store = try await place.store.open()
        let vault = SessionVault(
          store, seal: ArchiveSeal(secret: place.secret), logger: logger, date: { Date() })
        let keeper = try await TerminalSessionKeeper.open(
          name.id(app: LaunchOptions.programName, secret: place.secret), in: vault)
        let report = ArchiveReport(logger: logger, onLoss: terminalWorker?.show(losses:))
        let ending = try await run(keeper) {
          inspectable(
            ServedWindow(
              makeWindow(restoring: keeper.restored, ending: program, recording: beginTerminalRecording()),
              report: report))
        }
        guard case .left? = ending else {
          await vault.close()
          if case .moved? = ending { throw LaunchError.sessionMoved(text) }
          return
        }
        var ways = "Go on with: \(LaunchOptions.programName) --terminal --session \(text)\n"
        if let base = options.link {
          let link = try await keeper.offerLink(SessionLinkSigner(secret: place.secret), now: Date())
          ways +=
            "Or once, within five minutes, in a browser: \(base)\(base.hasSuffix("/") ? "" : "/")_ippo/continue/\(link)\n"
        }
        await vault.close()
        FileHandle.standardOutput.write(Data(ways.utf8))
      #else
        throw LaunchError.notBuiltIn("Web")
      #endif
    }
  #endif

  private func serve(title: String) async throws {
    #if Web
      var configuration = try options.server.configuration(title: title, ProcessInfo.processInfo.environment)
      configuration.icon = AppIcon.file(in: AppBundles.all)?.path
      host.makeSharedValues()
      let logger = Logger(label: LaunchOptions.programName) { label in
        var handler = StreamLogHandler.standardError(label: label)
        handler.logLevel = .warning
        return handler
      }
      // Before the server, which counts in the system that is there when it is made.
      let metricsAddress = try options.server.metricsAddress(ProcessInfo.processInfo.environment)
      let registry = metricsAddress.map { _ in PrometheusRegistry.bootstrap() }
      let link = worker.map { WorkerLink($0, registry: registry) }
      if let link {
        configuration.secret = configuration.secret ?? Array(link.settings.secret)
        configuration.worker = link.worker
        configuration.dev = link.dev
        link.begin()
      }
      let metrics = metricsAddress.flatMap { host, port in
        registry.map { registry in
          MetricsServer(
            text: { await link?.metrics() ?? registry.text }, connections: link?.metricsConnections, host: host,
            port: port, logger: logger)
        }
      }
      let report = ArchiveReport(logger: logger) { [dev = link?.dev] losses in
        // Texts: JSON can say all of them.
        dev?.publish("lost", String(decoding: try! JSONEncoder().encode(losses), as: UTF8.self))
      }
      let inspector = options.inspect ? Inspector(program: LaunchOptions.programName) : nil
      inspector?.openRecording = openRecording
      inspector?.recordingKey = { [options] in try options.recordingKey }
      var server = WebServer(
        configuration: configuration, logger: logger,
        restoring: { archive in
          let recording = recordings?.begin()
          let inspection = inspector.map { WindowInspection($0, recorder: recording?.recorder) }
          let graph = makeWindow(
            restoring: archive, recording: recording?.recorder ?? inspection?.session.recorder,
            inspectedBy: inspection?.session)
          return ServedWindow(graph, of: host, report: report, recording: recording, inspection: inspection)
        })
      let inspectorPath = LaunchOptions.inspectorPath(
        below: configuration.basePath, secret: link.map { Data($0.settings.secret) })
      let mount = try inspectorMount(inspector, at: inspectorPath, configuration, logger: logger)
      if let mount { server.mount(mount) }
      // Ends by itself when the server does, which throws what went wrong.
      let announcement = Task {
        var address = try await server.address
        var text = "\(title) is at \(address.url)"
        address.path = inspectorPath + "/"
        if options.inspect { text += "\nThe inspector is at \(address.url)" }
        if let link { return link.ready(text) }
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
        guard let metrics else { return }
        FileHandle.standardOutput.write(Data("Metrics are at \(try await metrics.address.url)\n".utf8))
      }
      defer { announcement.cancel() }
      // The last one is told to stop first, and counts to its end.
      let services: [any Service] = (metrics.map { [$0] } ?? []) + (mount.map { [$0] } ?? []) + [server]
      try await ServiceGroup(services: services, gracefulShutdownSignals: [.sigint, .sigterm], logger: logger).run()
      link?.report()
    #else
      throw LaunchError.notBuiltIn("Web")
    #endif
  }

  /// Begins the recording of the window of a terminal.
  /// - Returns: Its recorder; `nil` without `--record` and `--inspect`.
  func beginTerminalRecording() -> Recorder? {
    if let recorder { _ = recordings?.begin(with: recorder) }
    return recorder
  }

  func makeWindow(
    at address: String, of program: InlineProgram? = nil, ending: InlineProgram? = nil
  ) throws -> ViewGraph {
    let window = makeWindow(of: program, ending: ending, recording: beginTerminalRecording())
    // Of no host: the path and the query count.
    guard let url = URL(string: "http://localhost" + (address.hasPrefix("/") ? "" : "/") + address),
      window.show(address: url) == .shown
    else { throw LaunchError.unknownAddress(address) }
    return window
  }

  /// - Parameters:
  ///   - program: The inline program that the window is of.
  ///   - ending: The program that the window has the screen for, and can end.
  ///   - recorder: The recorder of the window; `nil` for none.
  ///   - session: The session of the inspector; `nil` for none.
  func makeWindow(
    restoring archive: [UInt8]? = nil, of program: InlineProgram? = nil, ending: InlineProgram? = nil,
    recording recorder: Recorder? = nil, inspectedBy session: InspectedSession? = nil
  ) -> ViewGraph {
    let session = session ?? inspection?.session
    guard let recorder else { return openWindow(restoring: archive, of: program, ending: ending) }
    if let archive { recorder.begin(from: archive) }
    let window = recorder.run {
      openWindow(restoring: archive, of: program, ending: ending, inspectedBy: session)
    }
    session?.observe(window)
    return window
  }

  private func openWindow(
    restoring archive: [UInt8]?, of program: InlineProgram?, ending: InlineProgram?,
    inspectedBy session: InspectedSession? = nil
  ) -> ViewGraph {
    let environment: ((inout EnvironmentValues) -> Void)? =
      program == nil && ending == nil
      ? nil
      : {
        $0.inlineProgram = program
        $0.endingProgram = ending
        $0.draftFolder = StateFolder.path(of: LaunchOptions.programName, ProcessInfo.processInfo.environment).map {
          URL(filePath: "\($0)/drafts", directoryHint: .isDirectory)
        }
      }
    let decorate = session.map { session in
      { @MainActor (content: AnyView) in
        AnyView(InspectedContent(session, content: content, address: inspectorAddress))
      }
    }
    guard let graph = host.openWindow(environment: environment, restoring: archive, decorate: decorate) else {
      // The app has taken its window back since it was launched: an empty one says so better than a crash.
      return ViewGraph { EmptyView() }
    }
    return graph
  }
}
