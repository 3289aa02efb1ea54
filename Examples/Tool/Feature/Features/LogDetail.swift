import ComposableArchitecture

/// A line in full: its bytes, or its JSON in lines.
@Reducer
struct LogDetail {
  @ObservableState
  struct State: Equatable {
    let file: LogFile
    let number: Int
    var line: LogLine?
    /// The lines of the line's JSON; `nil` for a line that is no JSON, or is longer than 4 MiB.
    var json: [String]?
    var showsBytes = false
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case task
    case loaded(LogLine?, json: [String]?)
  }

  /// The longest line that is laid out as JSON, and that is copied.
  static let mostBytes = 4 << 20
  /// The bytes in a row of the detail.
  static let bytesOfPiece = 1024

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .task:
        return .run { [file = state.file, number = state.number] send in
          let line = file.line(number)
          var json: [String]?
          if let line, line.range.count <= Self.mostBytes { json = JSONText.lines(of: file.bytes(line.range)) }
          await send(.loaded(line, json: json))
        }
      case .loaded(let line, let json):
        state.line = line
        state.json = json
        return .none
      }
    }
  }
}

extension LogDetail.State {
  /// The number of rows for the line's bytes.
  var pieceCount: Int {
    guard let line else { return 0 }
    return max(1, (line.range.count + LogDetail.bytesOfPiece - 1) / LogDetail.bytesOfPiece)
  }

  /// The text of a row. A character that lies on the border of two rows is in the first one.
  func piece(_ index: Int) -> String {
    guard let line else { return "" }
    let start = line.range.lowerBound + index * LogDetail.bytesOfPiece
    let end = min(line.range.upperBound, start + LogDetail.bytesOfPiece)
    let bytes = file.bytes(start..<min(line.range.upperBound, end + 3))
    let first = index == 0 ? 0 : Self.border(in: bytes, from: 0)
    let last = end == line.range.upperBound ? bytes.count : Self.border(in: bytes, from: end - start)
    return LineText.of(bytes[min(first, last)..<last])
  }

  /// The first byte from an offset on that begins a character: at most three bytes continue one.
  private static func border(in bytes: [UInt8], from offset: Int) -> Int {
    let end = min(offset + 3, bytes.count)
    return (offset..<end).first { bytes[$0] & 0xC0 != 0x80 } ?? end
  }

  /// The text that is copied: the line as it is in the file, and its first 4 MiB at most.
  var text: String {
    guard let range = line?.range else { return "" }
    let copied = range.lowerBound..<min(range.upperBound, range.lowerBound + LogDetail.mostBytes)
    return String(decoding: file.bytes(copied), as: UTF8.self)
  }
}
