public import Foundation

/// The selection in an editor of attributed text (`SwiftUI.AttributedTextSelection`). The client owns the caret: an
/// editor does not set the selection. An app changes the selected part of its text by it.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The positions of the selection.
  public enum Indices: Equatable, Sendable {
    /// An empty selection, where text would be inserted.
    case insertionPoint(AttributedString.Index)
    /// The selected parts of the text.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var ranges: [Range<AttributedString.Index>]
  private var typing: AttributeContainer?

  /// The end of the text.
  public init() { ranges = [] }

  /// A place where text would be put in.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    ranges = [insertionPoint..<insertionPoint]
    typing = typingAttributes
  }

  /// A part of the text.
  public init(range: Range<AttributedString.Index>) { ranges = [range] }

  /// The positions of the selection in a text.
  public func indices(in text: AttributedString) -> Indices {
    let all = parts(of: text)
    if let first = all.first, all.count == 1, first.isEmpty { return .insertionPoint(first.lowerBound) }
    var set = RangeSet<AttributedString.Index>()
    for range in all where !range.isEmpty { set.formUnion(RangeSet(range)) }
    return .ranges(set)
  }

  /// The attributes that typed text would have: those before the place.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    guard let place = parts(of: text).first?.lowerBound, place > text.startIndex else {
      return text.runs.first?.attributes ?? AttributeContainer()
    }
    return text.runs[text.index(beforeCharacter: place)].attributes
  }

  /// The parts within the text; the end where there is none.
  fileprivate func parts(of text: AttributedString) -> [Range<AttributedString.Index>] {
    guard !ranges.isEmpty else { return [text.endIndex..<text.endIndex] }
    return ranges.map { range in
      let lower = min(max(range.lowerBound, text.startIndex), text.endIndex)
      return lower..<min(max(range.upperBound, lower), text.endIndex)
    }
  }

  fileprivate mutating func type(with attributes: AttributeContainer) { typing = attributes }
}

extension AttributedString {
  /// Changes the attributes of the selected text, or those of text to be typed.
  ///
  /// - Parameters:
  ///   - selection: The selected text.
  ///   - body: Called for each run of the selection.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    let parts = selection.parts(of: self)
    guard parts.contains(where: { !$0.isEmpty }) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.type(with: attributes)
      return
    }
    for part in parts {
      for run in self[part].runs.map({ ($0.range, $0.attributes) }) {
        var attributes = run.1
        try body(&attributes)
        self[run.0].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected text, and puts the caret after the replacement.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with replacement: AttributedString
  ) {
    let parts = selection.parts(of: self)
    guard let first = parts.first else { return }
    let start = characters.distance(from: startIndex, to: first.lowerBound)
    for part in parts.reversed() where part != first { removeSubrange(part) }
    let place = characters.index(startIndex, offsetBy: start)
    let end = characters.index(place, offsetBy: characters.distance(from: first.lowerBound, to: first.upperBound))
    replaceSubrange(place..<end, with: replacement)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: start + replacement.characters.count))
  }

  /// Replaces the selected text by characters with the attributes of typed text, and puts the caret after them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(characters), attributes: attributes))
  }

  /// The selected text; empty at an insertion point.
  public subscript(selection: AttributedTextSelection) -> AttributedString {
    selection.parts(of: self).reduce(into: AttributedString()) { $0 += AttributedString(self[$1]) }
  }

  /// Takes over a text that a user has typed. Old characters keep their attributes, and new ones have the attributes
  /// before them.
  mutating func take(typed text: String) {
    let (old, new) = (Array(characters), Array(text))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let lower = characters.index(startIndex, offsetBy: start)
    let upper = characters.index(endIndex, offsetBy: -end)
    guard lower < upper || start < new.count - end else { return }
    let attributes = AttributedTextSelection(insertionPoint: lower).typingAttributes(in: self)
    replaceSubrange(
      lower..<upper, with: AttributedString(String(new[start..<(new.count - end)]), attributes: attributes))
  }
}

extension TextEditor {
  /// An editor of attributed text. Browsers and terminals show its characters; attributes stay with their characters.
  ///
  /// - Parameters:
  ///   - text: The text. Typed text has the attributes before it.
  ///   - selection: The selection. It has no effect in browsers and terminals: the client owns the caret, and the
  ///     binding keeps its value.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(attributed: text)
  }
}
