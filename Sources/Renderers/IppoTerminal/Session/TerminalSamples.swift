/// Samples of text that a session writes on an empty screen, each followed by the question for the cursor's position
/// (CPR).
///
/// The samples stand at the left edge: at the right edge terminals disagree about the position. They do not stand in the
/// first row, whose CPR looks like F3 with a modifier.
struct TerminalSamples: Equatable, Sendable {
  private enum Sample: Equatable {
    case width(WidthSample)
    /// A line that REP repeats. tmux 3.3 repeats only ASCII.
    case repetition
    /// A move to a column (CHA). Emacs 28 moves one column too far.
    case column
  }

  private static let row = 1
  /// The width of the widest sample, with room to the right edge.
  private static let leastColumns = 16
  private static let repeated = 3
  private static let column = 4

  private let samples: [Sample]
  private var cursors: [CellPoint] = []

  /// No samples.
  init() { samples = [] }

  /// All samples, if a screen has room for them.
  init(size: CellSize) {
    let hasRoom = size.rows > Self.row && size.columns >= Self.leastColumns
    samples = hasRoom ? WidthSample.allCases.map { .width($0) } + [.repetition, .column] : []
  }

  /// The samples and the questions. The text is concealed (SGR 8) and erased at once.
  var bytes: [UInt8] {
    guard !samples.isEmpty else { return [] }
    let start = "\u{1B}[\(Self.row + 1)H"
    let questions = samples.map { sample in
      switch sample {
      case .width(let sample): "\(start)\(sample.character)\u{1B}[6n"
      case .repetition: "\(start)─\u{1B}[\(Self.repeated)b\u{1B}[6n"
      case .column: "\(start)\u{1B}[\(Self.column + 1)G\u{1B}[6n"
      }
    }
    return Array("\u{1B}[8m\(questions.joined())\(start)\u{1B}[m\u{1B}[2K".utf8)
  }

  mutating func note(_ cursor: CellPoint) {
    if cursors.count < samples.count { cursors.append(cursor) }
  }

  /// The measurements; `nil` unless there is an answer for every sample.
  var measurements: TerminalMeasurements? {
    guard !samples.isEmpty, cursors.count == samples.count, cursors.allSatisfy({ $0.row == Self.row }) else {
      return nil
    }
    var widths: [WidthSample: Int] = [:]
    var repeats = false
    var findsColumns = false
    for (sample, cursor) in zip(samples, cursors) {
      switch sample {
      case .width(let sample): widths[sample] = cursor.column
      case .repetition: repeats = cursor.column == 1 + Self.repeated
      case .column: findsColumns = cursor.column == Self.column
      }
    }
    return TerminalMeasurements(widths: TerminalWidths(widths), repeats: repeats, findsColumns: findsColumns)
  }
}

/// The effects of samples of text on a terminal.
struct TerminalMeasurements: Equatable, Sendable {
  var widths: TerminalWidths
  /// Whether the terminal repeats a character (REP).
  var repeats: Bool
  /// Whether the terminal moves the cursor to a column of its row (CHA).
  var findsColumns: Bool
}
