#if Terminal
  public import IppoTerminal
  public import IppoUI

  /// A terminal for tests: it hosts views, takes keys and the mouse, and shows what a person would see.
  ///
  /// ```swift
  /// let screen = TerminalScreen(columns: 40, rows: 10) { CounterView() }
  /// screen.press(.tab)
  /// screen.press(.enter)
  /// #expect(screen.text.contains("Count: 1"))
  /// #expect(screen.bytesWritten <= 64)
  /// ```
  ///
  /// What it shows is read back from the bytes that a real terminal would have received, by ``TerminalEmulator``.
  @MainActor
  public final class TerminalScreen {
    /// The graph that runs the view.
    public let graph: ViewGraph
    /// The renderer that draws its render tree.
    public let renderer: TerminalRenderer
    private let frames = ManualFrameSource()
    private var emulator: TerminalEmulator
    private var time = Duration.zero

    /// The bytes that the last step wrote to the terminal.
    public private(set) var output: [UInt8] = []
    /// Events the last step sent to the graph.
    public private(set) var events: [TerminalEvent] = []
    private var parser = InputParser()

    /// Events the graph refused, since the beginning.
    public private(set) var refusedEvents: [(event: TerminalEvent, error: RenderEventError)] = []

    /// The URLs that were opened outside of the window, since the beginning. A program has the desktop open them.
    public private(set) var openedURLs: [String] = []
    /// The texts that were put on the clipboard.
    public private(set) var copiedTexts: [String] = []
    /// The requests to devices of the person, since the beginning. A program answers them; here the test does.
    public private(set) var deviceRequests: [DeviceRequest] = []

    /// - Parameters:
    ///   - columns: Width in cells.
    ///   - rows: Height in cells.
    ///   - capabilities: Colours, …
    ///   - environment: Sets values for the whole window.
    ///   - rowsAtFirst: How many rows of a `ForEach` in a list or a lazy stack are made before they are scrolled to.
    ///   - root: The content of the window.
    public init<Root: View>(
      columns: Int = 80, rows: Int = 24, capabilities: TerminalCapabilities = TerminalCapabilities(),
      environment: (inout EnvironmentValues) -> Void = { _ in }, rowsAtFirst: Int = 50,
      @ViewBuilder root: @MainActor () -> Root
    ) {
      let size = CellSize(columns: columns, rows: rows)
      graph = ViewGraph(environment: environment, frameSource: frames, rowsAtFirst: rowsAtFirst, root: root)
      renderer = TerminalRenderer(size: size, capabilities: capabilities)
      emulator = TerminalEmulator(size: size)
      // Work that the views have begun may outlive the screen, and change the graph.
      graph.onFrame = { [renderer, weak self] frame in
        guard let self else { return }
        do { try renderer.apply(frame) } catch { preconditionFailure("The graph's frame does not fit: \(error)") }
        for case .open(let url) in frame.ops { openedURLs.append(url) }
        for case .copy(let text) in frame.ops { copiedTexts.append(text) }
        for case .device(let request) in frame.ops { deviceRequests.append(request) }
      }
      settle()
    }

    // MARK: What a person does

    /// Presses and releases a key.
    public func press(_ key: TerminalKeyPress.Key, _ modifiers: TerminalKeyPress.Modifiers = []) {
      send(.key(TerminalKeyPress(key, modifiers)))
    }

    /// Types text, one grapheme cluster after the other; a line end is the Return key.
    public func type(_ text: String) {
      var written: [UInt8] = []
      var sent: [TerminalEvent] = []
      for character in text {
        if character.isNewline { press(.enter) } else { press(.character(character)) }
        written += output
        sent += events
      }
      (output, events) = (written, sent)
    }

    /// Pastes text, all at once.
    public func paste(_ text: String) { send(.paste(text)) }

    /// Presses and releases the left button on a cell.
    ///
    /// - Parameters:
    ///   - column: From 0 at the left.
    ///   - row: From 0 at the top.
    public func click(column: Int, row: Int) {
      let point = CellPoint(column: column, row: row)
      send(.mouse(MouseEvent(.press(.left), at: point)))
      let (written, sent) = (output, events)
      send(.mouse(MouseEvent(.release(.left), at: point)))
      (output, events) = (written + output, sent + events)
      // The next click is no double click.
      time += .seconds(1)
    }

    /// Clicks in the middle of the first place where a text is shown.
    ///
    /// - Returns: Whether the text is on the screen.
    @discardableResult
    public func click(_ text: String) -> Bool {
      guard let place = place(of: text) else { return false }
      click(column: place.column + ClusterWidth.columns(of: text) / 2, row: place.row)
      return true
    }

    /// Sends any input as it is.
    public func send(_ input: InputEvent) {
      graph.drain()
      deliver(renderer.handle(input, at: time), for: input)
      if let text = renderer.takeCopiedText() { copiedTexts.append(text) }
    }

    /// Sends bytes as a terminal would, through the input parser, and ends the parser's wait for more bytes.
    public func send(bytes: some Sequence<UInt8>) {
      for event in parser.feed(bytes) + parser.timeout() { send(event) }
    }

    /// Changes the size of the terminal.
    public func resize(columns: Int, rows: Int) {
      let size = CellSize(columns: columns, rows: rows)
      emulator.resize(size)
      renderer.resize(size)
      settle()
    }

    /// Lets time pass for the graph: removal transitions end.
    public func advance(by seconds: Double) {
      frames.advance(by: seconds)
      time += .milliseconds(Int64(seconds * 1000))
      settle()
    }

    /// Brings graph and screen up to date, after something changed the state from outside.
    public func settle() {
      events = []
      output = []
      deliver([])
    }

    private func deliver(_ first: [TerminalEvent], for input: InputEvent? = nil) {
      events = []
      output = []
      var pending = first
      // Layout can tell views their sizes, and they can change for it: as often as a graph lets a turn repeat.
      for _ in 0..<64 {
        events += pending
        for event in pending { send(event, for: input) }
        frames.runFrames()
        graph.drain()
        pending = renderer.layout()
        if pending.isEmpty { break }
      }
      output = renderer.draw()
      emulator.write(output)
    }

    private func send(_ event: TerminalEvent, for input: InputEvent?) {
      do throws(RenderEventError) {
        try graph.send(event.event, to: event.id)
      } catch {
        refusedEvents.append((event, error))
        // A key that no view takes does what it does by itself.
        guard let input else { return }
        let own = renderer.handle(input, refused: event, at: time)
        events += own
        for event in own { send(event, for: nil) }
      }
    }

    // MARK: What a person sees

    /// The lines of the screen, without trailing spaces.
    public var lines: [String] { (0..<emulator.screen.size.rows).map { line($0) } }

    /// The screen as text: lines without trailing spaces, and without empty lines at the end.
    public var text: String {
      var lines = lines
      while lines.last?.isEmpty == true { lines.removeLast() }
      return lines.joined(separator: "\n")
    }

    /// One line, without trailing spaces.
    public func line(_ row: Int) -> String {
      let text = emulator.screen.text(row: row)
      return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// A cell, by its place from the top left corner.
    public func cell(column: Int, row: Int) -> Cell { emulator.screen[row, column] }

    /// The first place of a text, reading line by line.
    public func place(of text: String) -> CellPoint? {
      for row in 0..<emulator.screen.size.rows {
        let line = emulator.screen.text(row: row)
        if let range = line.firstRange(of: text) {
          return CellPoint(column: ClusterWidth.columns(of: line[..<range.lowerBound]), row: row)
        }
      }
      return nil
    }

    /// The place of the hardware cursor; `nil` while the cursor is hidden.
    public var cursor: CellPoint? { emulator.cursor }

    /// How many bytes the last step wrote to the terminal.
    public var bytesWritten: Int { output.count }
  }
#endif
