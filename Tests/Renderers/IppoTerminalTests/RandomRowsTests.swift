import IppoTerminal
import IppoTesting
import IppoUI
import RandomRenderTrees
import RandomRows
import Testing

/// What can be seen of many rows is what the data have there, whatever has changed and wherever one has scrolled.
@MainActor
@Suite struct RandomRowsTests {
  @Test(arguments: RandomContainer.allCases, 0..<2 as Range<UInt64>)
  func `after any changes what is seen is a part of the data`(container: RandomContainer, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = RandomRows(300)
    var size = (columns: 60, rows: 20)
    let screen = TerminalScreen(columns: size.columns, rows: size.rows, rowsAtFirst: 20) {
      RandomRowsView(container, model)
    }
    if container == .outline { screen.press(.right) }
    for _ in 0..<40 {
      switch Int.random(in: 0...9, using: &random) {
      case 0, 1, 2:
        model.change(using: &random)
        screen.settle()
      case 3:
        model.go(using: &random)
        screen.settle()
      case 4:
        size = (Int.random(in: 40...80, using: &random), Int.random(in: 10...30, using: &random))
        screen.resize(columns: size.columns, rows: size.rows)
      default:
        let isBack = random.once(in: 3)
        let action: MouseEvent.Action =
          container.isSideways ? isBack ? .scrollLeft : .scrollRight : isBack ? .scrollUp : .scrollDown
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          screen.send(.mouse(MouseEvent(action, at: CellPoint(column: 5, row: 5))))
        }
      }
      let all = container.lines(of: model.rows)
      let seen = lines(on: screen, size.columns, container)
      #expect(contains(all, seen), "\(seen.map(\.text)) at \(screen.text)")
      // Nothing is missing at an end of the screen where there is more.
      guard let first = seen.first, let last = seen.last else {
        #expect(all.isEmpty, "nothing of \(all.count) lines is seen")
        continue
      }
      let (start, end) = container.isSideways ? (first.column, last.column) : (first.row, last.row)
      let length = container.isSideways ? size.columns : size.rows
      if first.text != all.first { #expect(start <= (container.isSideways ? 9 : 5)) }
      if last.text != all.last { #expect(end >= length - (container.isSideways ? 18 : 5)) }
    }
    #expect(screen.refusedEvents.isEmpty)
  }

  private struct Line {
    let text: String
    let row: Int
    let column: Int
  }

  /// What can be seen whole, in the order of the rows.
  private func lines(on screen: TerminalScreen, _ columns: Int, _ container: RandomContainer) -> [Line] {
    var result: [Line] = []
    for (row, text) in screen.lines.enumerated() {
      var column = 0
      for part in text.split(separator: " ", omittingEmptySubsequences: false) {
        let place = column
        column += part.count + 1
        let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
        // At the sides of the screen what scrolls sideways is cut.
        let isWhole = !container.isSideways || (place > 0 && place + 8 < columns)
        if numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }), isWhole {
          result.append(Line(text: String(part), row: row, column: place))
        }
      }
    }
    return container.isSideways ? result.sorted { ($0.column, $0.row) < ($1.column, $1.row) } : result
  }

  /// Whether lines follow each other in all there are.
  private func contains(_ all: [String], _ part: [Line]) -> Bool {
    guard let first = part.first else { return true }
    guard let start = all.firstIndex(of: first.text) else { return false }
    return all[start...].starts(with: part.map(\.text))
  }

  @Test func `an endless list loads a page when one comes near its end, and one at a time`() {
    let screen = TerminalScreen(columns: 40, rows: 20) { EndlessRows() }
    #expect(screen.line(0).contains("Rows: 60"))
    var counts: [Int] = []
    for _ in 0..<100 {
      screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 5, row: 5))))
      let count = Int(screen.line(0).filter(\.isNumber)) ?? -1
      if counts.last != count { counts.append(count) }
      let last = screen.lines.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.max() ?? 0
      #expect(count <= last + 121, "no page is loaded before its time")
    }
    #expect(counts == Array(stride(from: counts[0], through: counts.last ?? 0, by: 60)))
    #expect(counts.count > 4)
  }
}
