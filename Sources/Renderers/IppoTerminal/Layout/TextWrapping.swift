import IppoRender

/// Breaks paragraphs into lines, greedily, at spaces and between East Asian characters. A word longer than the line is
/// broken at the end of the line.
enum TextWrapping {
  /// - Parameters:
  ///   - width: The number of columns; `nil` breaks only at line ends.
  ///   - limit: The greatest number of lines, at least one. An ellipsis replaces the rest.
  static func lines(
    _ text: PreparedText, width: Int?, limit: Int?, truncation: RenderText.Truncation = .tail
  ) -> [TextLine] {
    let width = width.map { max(1, $0) } ?? Int.max
    var ranges = ranges(text.items, width: width)
    let limit = limit.map { max(1, $0) }
    guard let limit, ranges.count > limit else { return ranges.map { line(text.items[$0]) } }
    let first = ranges[limit - 1].lowerBound
    ranges.removeSubrange((limit - 1)...)
    // The last line is cut from all that is left of its paragraph, not from what wrapping put on it.
    let paragraph = text.items[first...].prefix { !$0.isLineEnd }
    let rest = Array(paragraph.count < text.items[first...].count ? paragraph : text.items[first...])
    return ranges.map { line(text.items[$0]) } + [truncated(rest, width: width, truncation)]
  }

  private static func ranges(_ items: [PreparedText.Item], width: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var columns = 0
    // Where the line could end, and where the next one would begin.
    var candidate: (end: Int, next: Int)?
    var index = 0
    while index < items.count {
      let item = items[index]
      if item.isLineEnd {
        ranges.append(start..<index)
        (start, columns, candidate) = (index + 1, 0, nil)
      } else if item.isSpace {
        // Spaces at the end of a line hang over it and are not shown.
        if candidate?.next == index, let end = candidate?.end, end < index, items[end].isSpace {
          candidate = (end, index + 1)
        } else {
          candidate = (index, index + 1)
        }
        columns += item.glyph.columns
      } else {
        if item.canBreakBefore, index > start, !items[index - 1].isSpace { candidate = (index, index) }
        if columns + item.glyph.columns > width, index > start {
          let cut = candidate ?? (index, index)
          ranges.append(start..<cut.end)
          start = cut.next
          candidate = nil
          columns = items[start..<index].reduce(0) { $0 + $1.glyph.columns }
          // What was carried over may itself be too long.
          if columns + item.glyph.columns > width, index > start {
            ranges.append(start..<index)
            start = index
            columns = 0
          }
        }
        columns += item.glyph.columns
      }
      index += 1
    }
    ranges.append(start..<items.count)
    return ranges.map { trimmed($0, items, width: width) }
  }

  private static func trimmed(_ range: Range<Int>, _ items: [PreparedText.Item], width: Int) -> Range<Int> {
    // Spaces at a break are not shown; those at the end of a paragraph are, as far as they fit.
    let isParagraphEnd = range.upperBound == items.count || items[range.upperBound].isLineEnd
    var columns = isParagraphEnd ? items[range].reduce(0) { $0 + $1.glyph.columns } : Int.max
    var end = range.upperBound
    while end > range.lowerBound, items[end - 1].isSpace, columns > width {
      end -= 1
      if isParagraphEnd { columns -= items[end].glyph.columns }
    }
    return range.lowerBound..<end
  }

  private static func line(_ items: some Sequence<PreparedText.Item>) -> TextLine {
    let items = Array(items)
    return TextLine(items: items, columns: items.reduce(0) { $0 + $1.glyph.columns })
  }

  private static func truncated(
    _ items: [PreparedText.Item], width: Int, _ truncation: RenderText.Truncation
  ) -> TextLine {
    var ellipsis = items.first ?? PreparedText("…").items[0]
    (ellipsis.glyph, ellipsis.isSpace) = (Glyph("…"), false)
    let room = width - 1
    func fitting(_ items: some Sequence<PreparedText.Item>, _ columns: Int) -> [PreparedText.Item] {
      var used = 0
      return items.prefix {
        used += $0.glyph.columns
        return used <= columns
      }
    }
    switch truncation {
    case .tail:
      var kept = fitting(items, room)
      while kept.last?.isSpace == true { kept.removeLast() }
      return line(kept + [ellipsis])
    case .head: return line([ellipsis] + fitting(items.reversed(), room).reversed())
    case .middle:
      // A paragraph that fits, with more after it.
      if items.reduce(0, { $0 + $1.glyph.columns }) <= room { return line(items + [ellipsis]) }
      let tail = Array(fitting(items.reversed(), room / 2).reversed())
      return line(fitting(items, room - room / 2) + [ellipsis] + tail)
    }
  }
}
