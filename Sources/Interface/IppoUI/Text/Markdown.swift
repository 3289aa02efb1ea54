import Foundation

/// The inline part of CommonMark 0.31 that SwiftUI reads in string literals: emphasis, strong emphasis, strikethrough,
/// code, links, autolinks and backslash escapes. The parser also reads Foundation's addition `^[text](attributes)`, of
/// which it knows the attribute `inflect`.
///
/// Values mixed into the text are opaque: their own characters are never read as Markdown.
///
/// Any text is Markdown, and may come from anywhere. The search for the end of a phrase takes time in proportion to the
/// length of the text. Phrases nest 32 deep at most, and deeper ones stay as they are written.
struct Markdown {
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isStruckThrough = false
    var isCode = false
    var link: String?
    /// The start of the phrase with words that agree with its number.
    var phrase: Int?
  }

  enum Piece: Equatable {
    case character(Character)
    /// Index of a value.
    case argument(Int)
  }

  /// Consecutive pieces of one style.
  struct Span: Equatable {
    var pieces: [Piece]
    var style: Style
  }

  private static let depthLimit = 32

  private var spans: [Span] = []
  /// The number of characters that the search for ends may still look at.
  private var budget: Int
  private var depth = 0

  private init(length: Int) { budget = 10_000 + 100 * length }

  static func parse(_ pieces: [Piece]) -> [Span] {
    var markdown = Markdown(length: pieces.count)
    markdown.parse(pieces[...], Style())
    return markdown.spans
  }

  private mutating func emit(_ piece: Piece, _ style: Style) {
    if spans.last?.style == style {
      spans[spans.count - 1].pieces.append(piece)
    } else {
      spans.append(Span(pieces: [piece], style: style))
    }
  }

  /// Whether the budget is large enough to look at that number of characters.
  private mutating func spend(_ count: Int = 1) -> Bool {
    budget -= count
    return budget > 0
  }

  private mutating func parse(_ pieces: ArraySlice<Piece>, _ style: Style) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      for piece in pieces { emit(piece, style) }
      return
    }
    var index = pieces.startIndex
    while index < pieces.endIndex {
      guard case .character(let character) = pieces[index] else {
        emit(pieces[index], style)
        index += 1
        continue
      }
      switch character {
      case "\\":
        if index + 1 < pieces.endIndex, case .character(let next) = pieces[index + 1], next.isMarkdownPunctuation {
          emit(pieces[index + 1], style)
          index += 2
          continue
        }
      case "`":
        let count = run(of: character, in: pieces, at: index)
        if let end = closing(character, count, in: pieces, from: index + count) {
          var inner = style
          inner.isCode = true
          for piece in pieces[(index + count)..<end] { emit(piece, inner) }
          index = end + count
          continue
        }
        for _ in 0..<count { emit(.character(character), style) }
        index += count
        continue
      case "*", "_", "~":
        let count = run(of: character, in: pieces, at: index)
        if let (end, width, inner) = emphasis(character, count, in: pieces, at: index, style) {
          for _ in 0..<(count - width) { emit(.character(character), style) }
          parse(pieces[(index + count)..<end], inner)
          index = end + width
          continue
        }
        for _ in 0..<count { emit(.character(character), style) }
        index += count
        continue
      case "^":
        if index + 1 < pieces.endIndex, pieces[index + 1] == .character("["),
          let (label, attributes, end) = link(in: pieces, at: index + 1)
        {
          var inner = style
          if attributes.filter({ !$0.isWhitespace }).contains("inflect:true") { inner.phrase = index }
          parse(label, inner)
          index = end
          continue
        }
      case "[":
        if style.link == nil, let (label, parentheses, end) = link(in: pieces, at: index),
          let target = parentheses.split(separator: " ").first
        {
          var inner = style
          inner.link = String(target)
          parse(label, inner)
          index = end
          continue
        }
      case "<":
        if style.link == nil, let (target, end) = autolink(in: pieces, at: index) {
          var inner = style
          inner.link = target.contains(":") ? target : "mailto:" + target
          for piece in pieces[(index + 1)..<(end - 1)] { emit(piece, inner) }
          index = end
          continue
        }
      default: break
      }
      emit(pieces[index], style)
      index += 1
    }
  }

  /// Length of the run of `character` that starts at `index`.
  private func run(of character: Character, in pieces: ArraySlice<Piece>, at index: Int) -> Int {
    pieces[index...].prefix { $0 == .character(character) }.count
  }

  /// Start of a run of exactly `count` of `character`.
  private mutating func closing(_ character: Character, _ count: Int, in pieces: ArraySlice<Piece>, from: Int) -> Int? {
    var index = from
    while index < pieces.endIndex, spend() {
      let length = run(of: character, in: pieces, at: index)
      if length == count { return index }
      index += max(length, 1)
    }
    return nil
  }

  /// Returns the end of the emphasis opened at `index`, the number of delimiters that it takes, and its style.
  private mutating func emphasis(
    _ character: Character, _ count: Int, in pieces: ArraySlice<Piece>, at index: Int, _ style: Style
  ) -> (end: Int, width: Int, style: Style)? {
    let next = index + count
    guard next < pieces.endIndex, !pieces[next].isSpace else { return nil }
    // `_` inside of a word is a letter.
    if character == "_", index > pieces.startIndex, pieces[index - 1].isWord { return nil }
    if character == "~", count > 2 { return nil }
    for width in stride(from: min(count, character == "~" ? count : 3), to: 0, by: -1) {
      if character == "~", width != count { continue }
      var end = next
      while end < pieces.endIndex, spend() {
        if pieces[end] == .character("\\") {
          end += 2
          continue
        }
        if pieces[end] == .character("`") {
          let ticks = run(of: "`", in: pieces, at: end)
          end = (closing("`", ticks, in: pieces, from: end + ticks) ?? end) + ticks
          continue
        }
        let length = run(of: character, in: pieces, at: end)
        if length == width, !pieces[end - 1].isSpace,
          character != "_" || end + length >= pieces.endIndex || !pieces[end + length].isWord
        {
          var inner = style
          if character == "~" {
            inner.isStruckThrough = true
          } else {
            if width != 2 { inner.isItalic = true }
            if width >= 2 { inner.isBold = true }
          }
          return (end, width, inner)
        }
        end += max(length, 1)
      }
    }
    return nil
  }

  /// `[label](target)` or `[label](target "title")`: the label, and the target in parentheses.
  private mutating func link(
    in pieces: ArraySlice<Piece>, at index: Int
  ) -> (label: ArraySlice<Piece>, parentheses: String, end: Int)? {
    var depth = 0
    var close = index
    while close < pieces.endIndex, spend() {
      if pieces[close] == .character("\\") {
        close += 2
        continue
      }
      if pieces[close] == .character("[") { depth += 1 }
      if pieces[close] == .character("]") {
        depth -= 1
        if depth == 0 { break }
      }
      close += 1
    }
    guard depth == 0, close + 1 < pieces.endIndex, pieces[close + 1] == .character("("),
      let end = first(")", in: pieces[(close + 2)...]),
      let parentheses = string(pieces[(close + 2)..<end])
    else { return nil }
    return (pieces[(index + 1)..<close], parentheses, end + 1)
  }

  /// `<https://…>` or `<name@host>`.
  private mutating func autolink(in pieces: ArraySlice<Piece>, at index: Int) -> (target: String, end: Int)? {
    guard let end = first(">", in: pieces[index...]),
      let target = string(pieces[(index + 1)..<end]), !target.contains(where: \.isWhitespace),
      target.contains("://") || target.contains("@")
    else { return nil }
    return (target, end + 1)
  }

  private mutating func first(_ character: Character, in pieces: ArraySlice<Piece>) -> Int? {
    guard budget > 0 else { return nil }
    let end = pieces.firstIndex(of: .character(character))
    return spend((end ?? pieces.endIndex) - pieces.startIndex) ? end : nil
  }

  private func string(_ pieces: ArraySlice<Piece>) -> String? {
    var text = ""
    for piece in pieces {
      guard case .character(let character) = piece else { return nil }
      text.append(character)
    }
    return text
  }
}

extension Markdown.Piece {
  fileprivate var isSpace: Bool { if case .character(let character) = self { character.isWhitespace } else { false } }

  fileprivate var isWord: Bool {
    if case .character(let character) = self { character.isLetter || character.isNumber } else { true }
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
