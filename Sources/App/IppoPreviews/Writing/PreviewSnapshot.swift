#if Terminal
  internal import Foundation
  internal import IppoRender
  internal import IppoTerminal
  internal import IppoUI

  /// A preview in a variant as texts: the screen of a terminal, the same screen as SVG, and the lines of the reading mode.
  ///
  /// The date, the time zone, the locale and the size are the same on each machine. The preview is taken when its tasks have
  /// changed nothing for a while; animations are at their beginning.
  @MainActor
  struct PreviewSnapshot {
    /// The lines of the screen.
    let text: String
    let svg: String
    /// The lines that the reading mode says.
    let reading: String

    /// - Parameter quiet: The time without a change after which the preview is taken.
    /// - Throws: The error of a context that cannot be made.
    init(
      _ entry: PreviewEntry, _ variant: PreviewVariant, _ contexts: PreviewContexts, quiet: Duration = Self.quiet
    ) async throws {
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
      await Self.settle(graph, frames, renderer, quiet: quiet)
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

    /// Lets views learn their sizes, and waits until their tasks have changed nothing for a while.
    private static func settle(
      _ graph: ViewGraph, _ frames: ManualFrameSource, _ renderer: TerminalRenderer, quiet: Duration
    ) async {
      let clock = ContinuousClock()
      let start = clock.now
      var lastChange = start
      while lastChange - start < Self.patience {
        let isChanged = frames.isFrameRequested
        frames.runFrames()
        graph.drain()
        let events = renderer.layout()
        for event in events { try? graph.send(event.event, to: event.id) }
        if isChanged || !events.isEmpty {
          lastChange = clock.now
        } else if clock.now - lastChange >= quiet {
          break
        } else {
          try? await clock.sleep(for: Self.pause)
        }
      }
    }

    /// The time without a change after which a preview is written.
    static let quiet = Duration.milliseconds(100)
    private static let pause = Duration.milliseconds(5)
    /// The time after which a preview that goes on changing is written.
    private static let patience = Duration.seconds(10)

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
