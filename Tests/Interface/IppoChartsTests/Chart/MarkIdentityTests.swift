import Foundation
import IppoTesting
import IppoUI
import Observation
import Testing

@testable import IppoCharts

/// Marks keep their drawings by the identity of the data, and not by their places.
@MainActor
@Suite("Identity of marks")
struct MarkIdentityTests {
  @Observable final class Model {
    var numbers: [Int]

    init(_ numbers: some Sequence<Int>) { self.numbers = Array(numbers) }
  }

  private struct Bars: View {
    let model: Model

    var body: some View {
      Chart(model.numbers, id: \.self) { number in
        BarMark(x: .value("Name", "\(number)"), y: .value("Size", abs(number) % 7 + 1))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .frame(width: 808, height: 240)
    }
  }

  /// The drawings that a change of the numbers makes, changes, moves and removes.
  private func changes(
    of numbers: some Sequence<Int>, _ change: (inout [Int]) -> Void
  ) -> (made: Int, changed: Int, moved: Int, removed: Int) {
    let model = Model(numbers)
    let host = ViewHost { Bars(model: model) }
    _ = host.outline
    host.ops.take()
    change(&model.numbers)
    _ = host.outline
    var found = (made: 0, changed: 0, moved: 0, removed: 0)
    for op in host.ops.take() {
      switch op {
      case .create(let node): if case .shape = node.element { found.made += 1 }
      case .update(_, let element, _): if case .shape? = element { found.changed += 1 }
      case .move: found.moved += 1
      case .remove: found.removed += 1
      case .insert, .scroll, .open, .copy, .device: break
      }
    }
    return found
  }

  @Test("A bar in front of 100 bars is drawn anew, and the others change their places alone")
  func inFront() {
    let found = changes(of: 0..<100) { $0.insert(-1, at: 0) }
    #expect(found.made == 1 && found.changed == 100 && found.moved == 0 && found.removed == 0, "\(found)")
  }

  @Test("A bar that is removed takes its own drawing away")
  func removed() {
    let found = changes(of: 0..<100) { $0.remove(at: 40) }
    #expect(found.made == 0 && found.changed == 99 && found.moved == 0 && found.removed == 1, "\(found)")
  }

  @Test("A bar that moves to the end is one move, and one of its words")
  func moved() {
    let found = changes(of: 0..<10) { $0.append($0.removeFirst()) }
    #expect(found.made == 0 && found.moved == 2 && found.removed == 0, "\(found)")
  }

  // MARK: Figures

  private func chart(
    _ settings: (inout ChartSettings) -> Void = { _ in }, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    var chartSettings = ChartSettings()
    settings(&chartSettings)
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    return ChartLayout(
      marks.marks, chartSettings, size: CGSize(width: 400, height: 240), environment: environment)
  }

  private func figures(_ layout: ChartLayout) -> [MarkFigure] { FigureMaker(layout.geometry, layout.styles).figures }

  private func ids(@ChartContentBuilder _ content: () -> some ChartContent) -> [MarkFigure.ID] {
    figures(chart({ _ in }, content)).map(\.id)
  }

  @Test("Statements, branches and elements are parts of an identity")
  func parts() {
    func marks(_ numbers: [Int], hasRule: Bool) -> [MarkFigure.ID] {
      ids {
        if hasRule { RuleMark(y: .value("y", 1)) }
        ForEach(numbers, id: \.self) { number in
          PointMark(x: .value("x", number), y: .value("y", 1))
          if number > 1 {
            BarMark(x: .value("x", number), y: .value("y", 2))
          } else {
            BarMark(x: .value("x", number), y: .value("y", 3))
          }
        }
      }
    }
    let before = marks([1, 2], hasRule: false)
    let after = marks([3, 2, 1], hasRule: true)
    #expect(before.count == 4 && after.count == 7)
    #expect(Set(after).count == 7 && Set(before).isSubset(of: Set(after)))
    #expect(Set(after.map { "\($0)" }).count == 7)
  }

  @Test("Elements with equal ids have figures of their own")
  func duplicates() {
    let found = ids { ForEach([1, 1, 1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
    #expect(Set(found).count == 3)
  }

  @Test("Elements of plots are known by their ids, or else by their places")
  func plots() {
    struct Named: Identifiable {
      let id: String
      let size: Double
    }
    struct Plain { let size: Double }
    let first = [Named(id: "a", size: 1), Named(id: "b", size: 2)]
    func named(_ data: [Named]) -> [MarkFigure.ID] {
      ids { BarPlot(data, x: .value("x", \.id), y: .value("y", \.size)) }
    }
    #expect(named([Named(id: "c", size: 3)] + first).suffix(2) == named(first)[...])
    let plain = ids { PointPlot([Plain(size: 1), Plain(size: 1)], x: .value("x", \.size), y: .value("y", \.size)) }
    #expect(Set(plain).count == 2)
  }

  @Test("A series in front of others leaves their lines and symbols to them")
  func series() {
    func lines(_ names: [String]) -> [MarkFigure.ID] {
      ids {
        ForEach(names, id: \.self) { name in
          ForEach(0..<3, id: \.self) { number in
            LineMark(x: .value("x", number), y: .value("y", number)).foregroundStyle(by: .value("Name", name))
              .symbol(.circle)
          }
        }
      }
    }
    let (before, after) = (lines(["b", "c"]), lines(["a", "b", "c"]))
    #expect(before.count == 8 && after.count == 12)
    #expect(Set(before).isSubset(of: Set(after)))
  }

  @Test("Of many bars that are drawn together, one in front changes the figure that it is in")
  func groups() {
    func bars(_ numbers: some Sequence<Int>) -> [MarkFigure.ID: String] {
      let found = figures(
        chart {
          $0.x.domain = (0...2000)._domain
          $0.y.domain = (0...10)._domain
        } _: {
          ForEach(Array(numbers), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
        })
      return Dictionary(uniqueKeysWithValues: found.map { ($0.id, "\($0.shape)") })
    }
    let (before, after) = (bars(1000..<2000), bars(999..<2000))
    #expect((60...300).contains(before.count), "\(before.count)")
    #expect(before.filter { after[$0.key] != $0.value }.count <= 1)
    #expect(after.filter { before[$0.key] != $0.value }.count <= 2)
  }

  @Test("The number of an identity is the same in every process")
  func number() {
    var identity = MarkIdentity()
    identity.append(.place(1))
    identity.append(.element("milk"))
    identity.append(.branch(true))
    var same = MarkIdentity()
    for part in identity.parts { same.append(part) }
    #expect(same.number == identity.number && "\(same)" == "\(identity)")
    same.append(.occurrence(1))
    #expect(same.number != identity.number)
  }

  @Test("Labels of an axis belong to their values")
  func labels() {
    func labels(_ names: [String]) -> [AxisPartID] {
      chart { ForEach(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } }.xLabels.map(\.id)
    }
    #expect(labels(["z", "a", "b"]).suffix(2) == labels(["a", "b"])[...])
    let twice = chart {
      $0.y.specs = [AxisSpec(values: .listed([0, 0, 1]))]
    } _: {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
    }
    let lines = twice.gridLines.filter { !$0.isVertical }.map(\.id)
    #expect(lines.count == 3 && Set(lines).count == 3)
    #expect(Set(twice.gridLines.map(\.id)).count == twice.gridLines.count)
  }
}
