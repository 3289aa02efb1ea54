#if Terminal
  import IppoTerminal

  extension TerminalScreen {
    /// The screen as an SVG picture, for documents and for tests to look at.
    ///
    /// Text stays text, and links are links. Colours are those of the terminal that the screen was made with;
    /// the hardware cursor is not drawn. ``text`` is the screen without styles.
    ///
    /// ```swift
    /// let screen = TerminalScreen(columns: 40, rows: 10) { CounterView() }
    /// try screen.svg.write(to: url, atomically: true, encoding: .utf8)
    /// ```
    public var svg: String {
      renderer.svg(title: renderer.pageTitle) { cell(column: $1, row: $0) }
    }
  }
#endif
