#if Terminal && Web
  import Foundation
  import IppoTerminal
  @_spi(Host) import IppoUI
  import Logging

  extension LaunchedApp {
    /// Runs the app in a terminal that a former version of the program may leave to this one, and this one to the next.
    func runInTerminal(title: String, under link: TerminalWorkerLink, program: InlineProgram) async throws {
      let control = try await link.takeTerminal()
      _ = try await inspected { launched in
        try await launched.run(title: title, in: control, under: link, program: program)
        return EXIT_SUCCESS
      }
      if let modes = control.left { link.leave(in: modes) }
    }

    private func run(
      title: String, in control: TerminalControl, under link: TerminalWorkerLink, program: InlineProgram
    ) async throws {
      if let name = options.session {
        try await runInTerminal(title: title, session: name, program: program) { keeper, makeGraph in
          let ending = try await run(title: title, under: control, keeper: keeper, program: program, makeGraph)
          return control.left == nil ? ending : nil
        }
      } else {
        let logger = Logger(label: LaunchOptions.programName) { StreamLogHandler.standardError(label: $0) }
        let report = ArchiveReport(logger: logger) { [weak link] in link?.show(losses: $0) }
        let keeper = TerminalFileKeeper(folder: link.settings.folder)
        let restored = keeper.restored
        let opened = restored == nil ? try options.open.map { try makeWindow(at: $0, ending: program) } : nil
        _ = try await run(title: title, under: control, keeper: keeper, program: program) {
          inspectable(
            ServedWindow(
              opened ?? makeWindow(restoring: restored, ending: program, recording: beginTerminalRecording()),
              report: report))
        }
      }
    }

    private func run(
      title: String, under control: TerminalControl, keeper: any TerminalKeeper, program: InlineProgram,
      _ makeGraph: @MainActor () -> any RenderSource
    ) async throws -> TerminalEnding {
      try await TerminalApp.run(
        under: control, name: title, theme: theme, keeper: keeper, program: program, pictures: pictures,
        pictureLoader: pictureLoader, makeGraph: makeGraph)
    }
  }
#endif
