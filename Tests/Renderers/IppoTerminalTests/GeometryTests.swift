import IppoRender
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite struct LargestRemainderTests {
  @Test func thirdsOfEightyKeepTheTotal() {
    #expect(LargestRemainder.apportion([80.0 / 3, 80.0 / 3, 80.0 / 3]) == [27, 27, 26])
  }

  @Test func wholeLengthsStayAsTheyAre() { #expect(LargestRemainder.apportion([3, 0, 5]) == [3, 0, 5]) }

  @Test func theLargestRemainderIsRoundedUpFirst() {
    #expect(LargestRemainder.apportion([1.2, 1.7, 1.1]) == [1, 2, 1])
  }

  @Test func everyLengthIsNextToItsExactOneAndTheTotalIsKept() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let exact = (0..<Int.random(in: 1...9, using: &random)).map { _ in Double.random(in: 0...20, using: &random) }
      let whole = LargestRemainder.apportion(exact)
      #expect(zip(exact, whole).allSatisfy { abs($0 - Double($1)) < 1.0001 })
      #expect(abs(Double(whole.reduce(0, +)) - exact.reduce(0, +)) <= 0.5001)
    }
  }
}

@Suite struct CellMetricsTests {
  @Test func theDefaultPaddingIsTwoColumnsOrOneRow() {
    #expect(CellMetrics.columns(16) == 2)
    #expect(CellMetrics.rows(16) == 1)
  }

  @Test func halvesRoundUp() {
    #expect(CellMetrics.rows(8) == 1)
    #expect(CellMetrics.rows(7) == 0)
    #expect(CellMetrics.columns(-16) == -2)
  }

  @Test func aHairlineFrameRemainsVisible() {
    #expect(CellMetrics.frameRows(1) == 1)
    #expect(CellMetrics.frameColumns(0.5) == 1)
    #expect(CellMetrics.frameRows(0) == 0)
  }

  @Test func lengthsThatAreNoNumbersAreZero() { #expect(CellMetrics.rows(.nan) == 0) }

  @Test func infiniteLengthsEndBeyondEveryScreenAndInfiniteFramesStayInfinite() {
    #expect(CellMetrics.rows(.infinity) == 100_000)
    #expect(CellMetrics.columns(-.infinity) == -100_000)
    #expect(CellMetrics.frameColumns(.infinity) == .infinity)
    #expect(CellMetrics.frameRows(.nan) == 0)
    #expect(LargestRemainder.apportion([2, .infinity]) == [2, 100_000])
  }
}

@Suite struct CellAxisTests {
  @Test(arguments: [RenderAxis.horizontal, .vertical])
  func `lengths and places are read and set along an axis`(axis: RenderAxis) {
    var size = CellSize(along: axis, 7, across: 2)
    #expect(size == (axis == .horizontal ? CellSize(columns: 7, rows: 2) : CellSize(columns: 2, rows: 7)))
    #expect(size[axis] == 7 && size[axis.other] == 2)
    size[axis.other] = 3
    #expect(size == CellSize(along: axis, 7, across: 3))
    var point = CellPoint(along: axis, 4, across: 1)
    point[axis] = 5
    #expect(point == (axis == .horizontal ? CellPoint(column: 5, row: 1) : CellPoint(column: 1, row: 5)))
    let rect = CellRect(column: 1, row: 2, columns: 3, rows: 4)
    #expect(rect.cells(along: axis) == (axis == .horizontal ? 1..<4 : 2..<6))
    #expect(CellMetrics.cells(16, along: axis) == (axis == .horizontal ? 2 : 1))
    #expect(CellMetrics.frameCells(1, along: axis) == 1)
  }
}
