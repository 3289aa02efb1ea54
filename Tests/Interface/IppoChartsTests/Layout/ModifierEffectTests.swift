import Foundation
import IppoUI
import Testing

@testable import IppoCharts

/// The effects of modifiers on figures, labels and styles, worked out by hand for charts of round sizes.
@MainActor
@Suite("Effects of modifiers of charts")
struct ModifierEffectTests {
  private func layout(
    _ size: CGSize = CGSize(width: 200, height: 160), bare: Bool = true,
    settings: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    environment.calendar = DateStrideTests.calendar()
    var chartSettings = ChartSettings()
    if bare {
      chartSettings.x.visibility = .hidden
      chartSettings.y.visibility = .hidden
    }
    settings(&chartSettings)
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return ChartLayout(marks.marks, chartSettings, size: size, environment: environment)
  }

  private func figures(_ chart: ChartLayout) -> [MarkFigure] { FigureMaker(chart.geometry, chart.styles).figures }

  private func path(_ figure: MarkFigure) -> Path { if case .path(let path) = figure.shape { path } else { Path() } }

  // MARK: Offsets

  @Test("The start and the end of a rule are moved")
  func ruleOffset() throws {
    let found = figures(
      layout {
        RuleMark(x: .value("x", 1)).offset(yStart: -10, yEnd: 4)
        PointMark(x: .value("x", 2), y: .value("y", 1))
      })
    guard case .rule(let from, let to) = try #require(found.first).shape else {
      Issue.record("no rule: \(found)")
      return
    }
    #expect(from.y == -10 && to.y == 164 && from.x == to.x)
  }

  @Test("The ends of a bar are moved toward each other, and the bar as a whole to the right")
  func barOffset() throws {
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 10)).offset(x: 5, yStart: -10, yEnd: 20)
    }
    let bar = path(try #require(figures(chart).first)).boundingRect
    // The bar rises from 160 to 0 in 7 tenths of 200 points.
    #expect(bar == CGRect(x: 35, y: 20, width: 140, height: 130))
  }

  @Test("Both edges of an area are moved")
  func areaOffset() throws {
    let chart = layout {
      $0.x.domain = (0...1)._domain
    } _: {
      ForEach(0..<2) { AreaMark(x: .value("x", $0), y: .value("y", 10)).offset(yStart: -20, yEnd: 30) }
    }
    #expect(path(try #require(figures(chart).first)).boundingRect == CGRect(x: 0, y: 30, width: 200, height: 110))
  }

  // MARK: Clipping

  @Test("A bar that is cut to a shape is the shape in its frame")
  func clippedBar() throws {
    let chart = layout { BarMark(x: .value("x", "a"), y: .value("y", 10)).clipShape(Circle()) }
    let bar = path(try #require(figures(chart).first))
    #expect(abs(bar.boundingRect.width - 140) < 0.5 && abs(bar.boundingRect.height - 140) < 0.5)
    #expect(bar.contains(CGPoint(x: 100, y: 80)) && !bar.contains(CGPoint(x: 35, y: 15)))
  }

  @Test("A mask shows the part of a bar that is within other marks, whose values widen no axis")
  func masked() throws {
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 10))
        .mask { RectangleMark(yStart: .value("from", 5), yEnd: .value("to", 20)) }
    }
    #expect(chart.y.scale.domain == 0...10)
    let bar = path(try #require(figures(chart).first))
    #expect(bar.contains(CGPoint(x: 100, y: 40)) && !bar.contains(CGPoint(x: 100, y: 120)))
  }

  @Test("A line that is cut is filled where it was")
  func maskedLine() throws {
    let chart = layout {
      ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: 10)) }
        .mask { RectangleMark(xStart: .value("from", 0), xEnd: .value("to", 1)) }
    }
    let line = try #require(figures(chart).first)
    #expect(line.stroke == nil && line.fill != nil)
    #expect(path(line).boundingRect.maxX < 102)
  }

  // MARK: Symbols and styles

  @Test("A circle of SwiftUI is a symbol, and so is its line")
  func circles() {
    let found = figures(
      layout {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Circle())
        PointMark(x: .value("x", 2), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2)).symbolSize(100)
      })
    if case .circle = found[0].shape {} else { Issue.record("\(found[0].shape)") }
    #expect(!path(found[1]).contains(CGPoint(x: path(found[1]).boundingRect.midX, y: path(found[1]).boundingRect.midY)))
  }

  @Test("Numbers have colours in a range of the app, and symbols areas in a range")
  func scales() {
    let chart = layout {
      $0.foreground.set((0...100)._domain, [])
      $0.foregroundGradient = [.white, .black]
      $0.symbolSizes.set([1, 2, 3]._domain, [10, 40, 90])
    } _: {
      ForEach([1, 2, 3], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1)).foregroundStyle(by: .value("c", number * 10))
          .symbolSize(by: .value("s", number))
      }
    }
    #expect(chart.styles.gradientDomain == 0...100)
    #expect(chart.styles.foreground(of: .number(50)) == AnyShapeStyle(Color.white.mix(with: .black, by: 0.5)))
    #expect([1, 2, 3, 9].map { chart.styles.symbolArea(of: .number($0)) } == [10, 40, 90, 90])
    let names = layout {
      $0.symbolSizes.range = [10, 30]
    } _: {
      ForEach(["a", "b", "c"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1)).symbolSize(by: .value("s", name))
      }
    }
    #expect(["a", "b", "c", "d"].map { names.styles.symbolArea(of: .category($0)) } == [10, 20, 30, nil])
  }

  @Test("Numbers with a list of styles have these in the order of the data, and a legend of each")
  func listed() {
    let chart = layout(bare: false) {
      $0.foreground.range = [AnyShapeStyle(Color.red), AnyShapeStyle(Color.blue)]
    } _: {
      ForEach([3, 7], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1)).foregroundStyle(by: .value("c", number))
      }
    }
    #expect(chart.styles.gradientDomain == nil)
    #expect(chart.styles.foreground(of: .number(7)) == AnyShapeStyle(Color.blue))
    #expect(chart.legendRows.flatMap { $0 }.map(\.name) == ["3", "7"])
  }

  // MARK: Labels

  private func names(
    _ count: Int, _ collision: AxisValueLabelCollisionResolution.Storage, width: CGFloat = 200
  ) -> [ChartLayout.Label] {
    layout(CGSize(width: width, height: 160), bare: false) {
      $0.y.visibility = .hidden
      $0.x.specs = [
        AxisSpec(elements: { value in
          var label = AxisLabel(content: .value)
          label.collision =
            if case .leavesOut(let priority, let spacing) = collision {
              .leavesOut(priority: value.index == 1 ? priority : 0, spacing: spacing)
            } else {
              collision
            }
          return [AxisElement(kind: .label(label))]
        })
      ]
    } _: {
      ForEach(0..<count, id: \.self) { BarMark(x: .value("x", "Number \($0)"), y: .value("y", 1)) }
    }.xLabels
  }

  private func shown(_ labels: [ChartLayout.Label]) -> [_PlotScalar] { labels.map(\.id.scalar) }

  @Test("Labels that would overlap are left out by priority and distance, are cut off, or overlap")
  func collisions() {
    // Each label is 64 points wide, in bands of 50 points.
    #expect(
      shown(names(4, .leavesOut(priority: 0, spacing: 0))) == [.category("Number 0"), .category("Number 2")])
    #expect(shown(names(4, .leavesOut(priority: 1, spacing: 0))) == [.category("Number 1"), .category("Number 3")])
    #expect(shown(names(4, .leavesOut(priority: 0, spacing: 40))) == [.category("Number 0"), .category("Number 3")])
    #expect(names(4, .disabled).count == 4)
    let cut = names(4, .truncates)
    #expect(cut.count == 4 && cut.allSatisfy { $0.isTruncated && ($0.width ?? 99) <= 50 })
    #expect(names(2, .truncates).allSatisfy { !$0.isTruncated })
  }

  @Test("Labels at the ends of the axis stay within the chart")
  func within() {
    let labels = layout(CGSize(width: 208, height: 160), bare: false) {
      $0.y.visibility = .hidden
      $0.x.domain = (0...1000)._domain
      $0.x.specs = [AxisSpec(values: .listed([0, 1000]))]
    } _: {
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }.xLabels
    // One digit is 8 points wide, and "1,000" 40.
    #expect(labels.map(\.point.x) == [4, 188])
  }

  @Test("Names of a vertical axis are left out where rows are narrower than a line, and leave room for the plot")
  func rows() {
    let chart = layout(CGSize(width: 160, height: 160), bare: false) {
      ForEach(0..<40) { BarMark(x: .value("x", 1), y: .value("y", "A rather long name \($0)")) }
    }
    #expect((2...10).contains(chart.yLabels.count))
    #expect(chart.plot.width >= 64 && chart.plot.maxX <= 160)
    #expect(chart.yLabels.allSatisfy { $0.isTruncated && ($0.width ?? 0) <= 80 })
    let places = chart.yLabels.map(\.point.y)
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1 - $0) >= 14 })
  }

  @Test("As many names have labels as the app asks for")
  func desiredCount() {
    let chart = layout(bare: false) {
      $0.x.specs = [AxisSpec(values: .automatic(desiredCount: 3))]
    } _: {
      ForEach(0..<7) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
    }
    #expect(chart.x.values == [["0", "3", "6"].map { .category($0) }])
  }

  @Test("Turned labels have the room that the longest of them needs")
  func turned() throws {
    let chart = layout(CGSize(width: 200, height: 240), bare: false) {
      $0.y.visibility = .hidden
      $0.x.specs = [
        AxisSpec(elements: { _ in
          var label = AxisLabel(content: .value)
          label.isVertical = true
          return [AxisElement(kind: .label(label))]
        })
      ]
    } _: {
      ForEach(0..<8) { BarMark(x: .value("x", "Number \($0)"), y: .value("y", 1)) }
    }
    // Each label is 64 points long. It begins 3 points below the plot, and 8 points are half a row.
    #expect(chart.bottomRoom == 72 && chart.plot.height == 144)
    #expect(chart.xLabels.count == 8)
    #expect(try #require(chart.xLabels.first).point.y == chart.plot.maxY + 3 + 24)
  }

  @Test("A legend leaves half of the height to the plot, and tells how many names have no room")
  func longLegend() {
    let chart = layout(CGSize(width: 80, height: 160), bare: false) {
      ForEach(0..<20) { number in
        PointMark(x: .value("x", number), y: .value("y", 1)).foregroundStyle(by: .value("c", "Name \(number)"))
      }
    }
    #expect(chart.legendRows.flatMap { $0 }.map(\.name) == ["Name 0", "Name 1", "Name 2", "Name 3", "… 16"])
    #expect(chart.legendFrame.minY >= 80 && chart.plot.maxY <= chart.legendFrame.minY)
  }

  // MARK: Scrolling

  private func target(
    _ behavior: ValueAlignedChartScrollTargetBehavior, from offset: CGFloat,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> CGFloat {
    let chart = layout(
      settings: {
        $0.scrollableAxes = .horizontal
        $0.x.visibleLength = 5
        $0.x.visibleCount = 5
        $0.x.domain = (0...20)._domain
      }, content)
    var target = ScrollTarget(rect: CGRect(x: offset, y: 0, width: chart.plot.width, height: chart.plot.height))
    behavior.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(
        chartProxy: ChartProxy(layout: chart, settings: ChartSettings(), anchor: nil), originalTarget: target,
        axes: .horizontal, contentSize: CGSize(width: chart.contentWidth, height: 1),
        containerSize: CGSize(width: chart.plot.width, height: 1), calendar: DateStrideTests.calendar()))
    return target.rect.minX
  }

  @Test("Scrolling comes to rest at multiples of a number, and at the ends")
  func scrollTargets() {
    @ChartContentBuilder func points() -> some ChartContent { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    // 20 units are 800 points wide, of which 200 are visible.
    #expect(target(.valueAligned(unit: 2), from: 90, points) == 80)
    #expect(target(.valueAligned(unit: 2), from: 130, points) == 160)
    #expect(target(.valueAligned(unit: 2), from: 600, points) == 600)
    #expect(target(.valueAligned(unit: 7), from: 590, points) == 560)
    #expect(target(.valueAligned(unit: 0), from: 90, points) == 90)
    #expect(target(.valueAligned(matching: DateComponents(hour: 0)), from: 90, points) == 90, "no dates")
  }
}
