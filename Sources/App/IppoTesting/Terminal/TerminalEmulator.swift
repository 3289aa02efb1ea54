#if Terminal
  public import IppoTerminal

  /// A screen that understands what the renderer writes, and nothing else: an unknown sequence is a programmer's error.
  ///
  /// It is independent of the renderer's own idea of the screen, so that tests see what the bytes do.
  public struct TerminalEmulator: Sendable {
    /// The shown cells.
    public private(set) var screen: CellGrid
    private var position = CellPoint(column: 0, row: 0)
    private var isCursorVisible = false
    private var style = CellStyle.plain
    /// The rows that scroll (DECSTBM).
    private var margins: Range<Int>
    /// The last character, which REP repeats; `nil` after any sequence, as in xterm.
    private var last: Character?

    /// A terminal with nothing on its screen and the cursor hidden.
    public init(size: CellSize) {
      screen = CellGrid(size: size)
      margins = 0..<size.rows
    }

    /// The place of the cursor; `nil` while the cursor is hidden.
    public var cursor: CellPoint? { isCursorVisible ? position : nil }

    /// The size changes, and what was shown is lost.
    public mutating func resize(_ size: CellSize) {
      self = TerminalEmulator(size: size)
    }

    /// Takes what is written to the terminal.
    public mutating func write(_ bytes: [UInt8]) {
      var text = String(decoding: bytes, as: UTF8.self)[...]
      while let character = text.first {
        if character == "\u{1B}" {
          let isCommand = text.dropFirst().first == "]"
          text = text.dropFirst(2)
          if isCommand {
            let command = text.prefix { $0 != "\u{1B}" }
            text = text.dropFirst(command.count + 2)
            execute(command: String(command))
            continue
          }
          let body = text.prefix { !($0.isLetter && $0.isASCII) }
          text = text.dropFirst(body.count)
          guard let final = text.popFirst() else { return }
          execute(String(body), final)
          last = nil
        } else if character == "\u{8}" {
          position.column = max(0, position.column - 1)
          text = text.dropFirst()
        } else {
          put(character)
          last = character
          text = text.dropFirst()
        }
      }
    }

    private mutating func put(_ character: Character) {
      let columns = ClusterWidth.columns(character)
      precondition(columns > 0, "A character without width was written: \(character.unicodeScalars.map { $0.value })")
      screen.put(character, columns: columns, style: style, row: position.row, column: position.column)
      position.column += columns
    }

    private mutating func execute(_ body: String, _ final: Character) {
      let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] ?? 1 : 1 }
      switch final {
      case "b":
        guard let last else { preconditionFailure("The renderer repeated no character.") }
        for _ in 0..<number(0) { put(last) }
      case "r":
        margins = number(0) - 1..<(numbers.count > 1 ? number(1) : screen.size.rows)
        position = CellPoint(column: 0, row: 0)
      case "L", "M":
        precondition(margins.contains(position.row), "The renderer scrolled outside of the margins.")
        screen.scroll(rows: position.row..<margins.upperBound, by: final == "M" ? number(0) : -number(0), style: style)
        position.column = 0
      case "B": position.row = min(position.row + number(0), margins.upperBound - 1)
      case "H": position = CellPoint(column: number(1) - 1, row: number(0) - 1)
      case "G": position.column = number(0) - 1
      case "C": position.column += number(0)
      case "D": position.column -= number(0)
      case "J": screen = CellGrid(size: screen.size)
      case "K": screen.erase(row: position.row, from: position.column, style: style)
      case "m": select(numbers.map { $0 ?? 0 })
      case "h" where body == "?25": isCursorVisible = true
      case "l" where body == "?25": isCursorVisible = false
      case "h" where body == "?2026", "l" where body == "?2026": break
      default: preconditionFailure("The renderer wrote an unknown sequence: CSI \(body)\(final)")
      }
    }

    /// Executes an operating system command: `8;id=ID;URL` begins a link, and `8;;` ends it.
    private mutating func execute(command: String) {
      let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      precondition(parts.count == 3 && parts[0] == "8", "The renderer wrote an unknown command: OSC \(command)")
      style.link = parts[2].isEmpty ? nil : TerminalLink(url: parts[2], id: String(parts[1].dropFirst(3)))
      precondition(parts[2].isEmpty || style.link != nil, "The renderer wrote an unsafe link: OSC \(command)")
    }

    private mutating func select(_ codes: [Int]) {
      var codes = (codes.isEmpty ? [0] : codes)[...]
      while let code = codes.popFirst() {
        switch code {
        case 0: style = CellStyle(link: style.link)
        case 1: style.attributes.insert(.bold)
        case 2: style.attributes.insert(.dim)
        case 3: style.attributes.insert(.italic)
        case 4: style.attributes.insert(.underline)
        case 7: style.attributes.insert(.reverse)
        case 9: style.attributes.insert(.strikethrough)
        case 22: style.attributes.subtract([.bold, .dim])
        case 23: style.attributes.remove(.italic)
        case 24: style.attributes.remove(.underline)
        case 27: style.attributes.remove(.reverse)
        case 29: style.attributes.remove(.strikethrough)
        case 39: style.foreground = .standard
        case 49: style.background = .standard
        case 30...37: style.foreground = .indexed(code - 30)
        case 40...47: style.background = .indexed(code - 40)
        case 90...97: style.foreground = .indexed(code - 82)
        case 100...107: style.background = .indexed(code - 92)
        case 38, 48:
          let color = color(&codes)
          if code == 38 { style.foreground = color } else { style.background = color }
        default: preconditionFailure("The renderer wrote an unknown rendition: \(code)")
        }
      }
    }

    /// Parses a 24-bit colour or one of 256 colours from the codes after 38 or 48.
    private func color(_ codes: inout ArraySlice<Int>) -> TerminalColor {
      switch codes.popFirst() {
      case 2 where codes.count >= 3:
        .rgb(RGB(UInt8(codes.removeFirst()), UInt8(codes.removeFirst()), UInt8(codes.removeFirst())))
      case 5 where !codes.isEmpty: .indexed(codes.removeFirst())
      default: preconditionFailure("The renderer wrote a colour that is none.")
      }
    }
  }

  /// Cells as a terminal holds them.
  public struct CellGrid: Sendable {
    /// The size in cells, which stays.
    public let size: CellSize
    private var cells: [Cell?]

    init(size: CellSize) {
      self.size = size
      cells = Array(repeating: Cell(), count: size.columns * size.rows)
    }

    /// A cell; the right half of a wide one is the cell to its left.
    public subscript(row: Int, column: Int) -> Cell {
      cells[row * size.columns + column] ?? cells[row * size.columns + column - 1] ?? Cell()
    }

    /// The text of a row.
    public func text(row: Int) -> String {
      var text = ""
      for cell in cells[row * size.columns..<(row + 1) * size.columns] {
        if let cell { text.append(cell.glyph.character) }
      }
      return text
    }

    mutating func put(_ character: Character, columns: Int, style: CellStyle, row: Int, column: Int) {
      precondition(
        row >= 0 && row < size.rows && column >= 0 && column + columns <= size.columns,
        "The renderer wrote outside of the screen: row \(row), column \(column).")
      let index = row * size.columns + column
      // Writing on half of a wide character blanks the other half.
      if cells[index] == nil { cells[index - 1] = Cell() }
      let next = index + columns
      if next < (row + 1) * size.columns, cells[next] == nil { cells[next] = Cell() }
      // A blank without lines shows only its background, whatever the text colour is.
      let isBlank = character == " " && style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
      cells[index] = Cell(Glyph(character), style: isBlank ? CellStyle(background: style.background) : style)
      if columns == 2 { cells[index + 1] = nil }
    }

    /// Moves rows up, or down for a negative distance. Blank rows come in.
    mutating func scroll(rows: Range<Int>, by distance: Int, style: CellStyle) {
      let before = cells
      for row in rows {
        for column in 0..<size.columns {
          let source = row + distance
          cells[row * size.columns + column] =
            rows.contains(source)
            ? before[source * size.columns + column] : Cell(.space, style: CellStyle(background: style.background))
        }
      }
    }

    mutating func erase(row: Int, from column: Int, style: CellStyle) {
      let index = row * size.columns + column
      if column < size.columns, cells[index] == nil { cells[index - 1] = Cell() }
      for place in index..<(row + 1) * size.columns {
        cells[place] = Cell(.space, style: CellStyle(background: style.background))
      }
    }
  }
#endif
