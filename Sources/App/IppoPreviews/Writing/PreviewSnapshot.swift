#if Terminal
  internal import Foundation
  internal import IppoRender
  internal import IppoTerminal
  internal import IppoUI

  /// A preview in a variant as texts: the screen of a terminal, the same screen as SVG, and the lines of the reading mode.
  ///
  /// The date, the time zone, the locale and the size are the same on each machine. Tasks of the preview run while each of
  /// them causes another change; the time does not pass.
  @MainActor
  struct PreviewSnapshot {
    /// The lines of the screen.
    let text: String
    let svg: String
    /// The lines that the reading mode says.
    let reading: String

    /// - Throws: The error of a context that cannot be made.
    init(_ entry: PreviewEntry, _ variant: PreviewVariant, _ contexts: PreviewContexts) async throws {
      let contexts = try await contexts.contexts(of: entry.modifications)
      let frames = ManualFrameSource()
      let language = variant.language ?? "en-US"
      let graph = ViewGraph(environment: Self.steady(frames.now), frameSource: frames, rowsAtFirst: 50) {
        PreviewCanvas(entry: entry, variant: variant, contexts: contexts, made: MadePreview(), isSteady: true)
      }
      defer { graph.close() }
      let palette = variant.scheme == .light ? Palette.light : .dark
      let renderer = TerminalRenderer(
        size: Self.size(of: variant), capabilities: TerminalCapabilities(palette: palette, language: language))
      var failure: RenderTreeError?
      graph.onFrame = { frame in
        do throws(RenderTreeError) { try renderer.apply(frame) } catch { failure = failure ?? error }
      }
      await Self.settle(graph, frames, renderer)
      if let failure { throw failure }
      _ = renderer.draw()
      let screen = renderer.screen
      let rows = (0..<screen.size.rows).map { String(screen.text(row: $0).reversed().drop { $0 == " " }.reversed()) }
      text = Self.lines(rows)
      svg = renderer.svg(title: entry.fullTitle) { screen[$0, $1] }
      reading = Self.read(graph, language: language)
    }

    private static func steady(_ now: Date) -> (inout EnvironmentValues) -> Void {
      { values in
        values._now = now
        values.locale = Locale(identifier: "en_US")
        values.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        values.calendar = calendar
      }
    }

    private static func size(of variant: PreviewVariant) -> CellSize {
      guard let size = variant.device?.size else { return CellSize(columns: 80, rows: 24) }
      // The border and the padding of the stage.
      return CellSize(
        columns: Int(size.width / CellMetrics.cellWidth) + 6, rows: Int(size.height / CellMetrics.cellHeight) + 4)
    }

    /// Lets views learn their sizes, and lets their tasks run while these change something.
    private static func settle(_ graph: ViewGraph, _ frames: ManualFrameSource, _ renderer: TerminalRenderer) async {
      var quiet = 0
      for _ in 0..<Self.rounds where quiet < Self.quietRounds {
        frames.runFrames()
        graph.drain()
        let events = renderer.layout()
        for event in events { try? graph.send(event.event, to: event.id) }
        // Tasks of the main actor and of the pool come before one of the lowest priority.
        await Task.detached(priority: .background) { await Task.yield() }.value
        quiet = events.isEmpty && !frames.isFrameRequested ? quiet + 1 : 0
      }
    }

    private static let rounds = 200
    private static let quietRounds = 10

    private static func read(_ graph: ViewGraph, language: String) -> String {
      var lines: [String] = []
      let reader = Reader(graph, language: language)
      reader.onLine = { lines.append($0) }
      reader.start()
      return Self.lines(lines)
    }

    /// Lines without empty lines at the end, each with a line feed.
    private static func lines(_ lines: [String]) -> String {
      let used = lines.reversed().drop(while: \.isEmpty).reversed()
      return used.map { $0 + "\n" }.joined()
    }
  }
#endif
