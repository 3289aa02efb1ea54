#if Terminal
  import IppoTerminal
  public import IppoUI

  /// The reading mode of a terminal for tests: it hosts views, takes lines, and keeps the lines that a person would hear.
  ///
  /// ```swift
  /// let reader = TerminalReader { CounterView() }
  /// #expect(reader.lines == ["Count: 0", "1. Increment, button"])
  /// #expect(reader.enter("1") == ["Count: 1"])
  /// ```
  @MainActor
  public final class TerminalReader {
    /// The graph that runs the view.
    public let graph: ViewGraph
    private let reader: Reader
    private let frames = ManualFrameSource()
    private var due: Duration?

    /// The lines since the beginning.
    public private(set) var lines: [String] = []
    /// The URLs that the app has opened.
    public private(set) var openedURLs: [String] = []

    /// - Parameters:
    ///   - environment: Sets values for the whole window.
    ///   - rowsAtFirst: The number of rows of a `ForEach` in a list or a lazy stack that are made at first.
    ///   - root: The content of the window.
    public init(
      environment: (inout EnvironmentValues) -> Void = { _ in }, rowsAtFirst: Int = 50,
      @ViewBuilder root: @MainActor () -> some View
    ) {
      graph = ViewGraph(environment: environment, frameSource: frames, rowsAtFirst: rowsAtFirst, root: root)
      reader = Reader(graph)
      // Work that the views have begun may outlive this object, and be read.
      reader.onLine = { [weak self] in self?.lines.append($0) }
      reader.onOpen = { [weak self] in
        self?.openedURLs.append($0)
        return true
      }
      reader.now = { [frames] in .seconds(frames.time) }
      reader.onWait = { [weak self, frames] in self?.due = .seconds(frames.time) + $0 }
      reader.start()
    }

    /// Enters a line.
    /// - Returns: The lines that are read in answer.
    @discardableResult
    public func enter(_ line: String) -> [String] {
      let count = lines.count
      reader.enter(line)
      readDue()
      return Array(lines[count...])
    }

    /// Ends the input, as the end of a file or Control-D does.
    /// - Returns: The lines that are read in answer.
    @discardableResult
    package func endInput() -> [String] {
      let count = lines.count
      reader.endInput()
      return Array(lines[count...])
    }

    /// Lets time pass. Nothing waits: the time moves only here.
    /// - Returns: The lines that are read meanwhile.
    @discardableResult
    public func advance(by seconds: Double) -> [String] {
      let count = lines.count
      frames.advance(by: seconds)
      graph.drain()
      readDue()
      return Array(lines[count...])
    }

    /// The person has asked for the end.
    public var isOver: Bool { reader.isOver }

    /// The terminal does not show the next line.
    public var asksForSecret: Bool { reader.asksForSecret }

    private func readDue() {
      while let due, due <= .seconds(frames.time) {
        self.due = nil
        reader.readChanges()
      }
    }
  }
#endif
