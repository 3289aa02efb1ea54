import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct ContentStyleTests {
  private struct Upright: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Column {
        configuration.content
        configuration.label
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Column {
        Leaf("framed")
        LabeledContent(configuration)
      }
    }
  }

  @Test func aStyleArrangesLabelAndValue() {
    let screen = Screen { LabeledContent("Name", value: "Ada").labeledContentStyle(Upright()) }
    #expect(screen.texts == ["Ada", "Name"])
  }

  @Test func aStyleCanShowTheUsualLook() {
    let screen = Screen { LabeledContent("Name", value: "Ada").labeledContentStyle(Framed()) }
    #expect(screen.texts == ["framed", "Name", "Ada"])
  }

  private struct Switching: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Column {
        Tap(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aStyleFoldsContentAway() throws {
    let screen = Screen {
      DisclosureGroup("Title") { Leaf("Content") }.disclosureGroupStyle(Switching())
    }
    #expect(screen.texts == ["More", "Title"])
    try screen.tap("More")
    #expect(screen.texts == ["Less", "Title", "Content"])
    try screen.tap("Less")
    #expect(screen.texts == ["More", "Title"])
  }

  @Test func aGaugeShowsItsFraction() throws {
    let screen = Screen {
      Gauge(value: 15, in: 10...20) {
        Leaf("Speed")
      } currentValueLabel: {
        Leaf("15")
      } minimumValueLabel: {
        Leaf("10")
      } maximumValueLabel: {
        Leaf("20")
      }
    }
    #expect(screen.texts == ["10", "Speed", "15", "20"])
    let root = try #require(screen.graph.tree.root)
    let fractions = screen.graph.tree.subtree(of: root).compactMap { id -> Double? in
      if case .progress(let progress)? = screen.graph.tree[id]?.element { progress.fraction } else { nil }
    }
    #expect(fractions == [0.5])
  }

  @Test(arguments: [(DynamicTypeSize.large, 34.0), (.xxxLarge, 46), (.xSmall, 28)])
  func aScaledMetricGrowsWithTheTypeSize(_ size: DynamicTypeSize, _ length: Double) {
    struct Measure: View {
      @ScaledMetric var length = 34.0
      var body: some View { Leaf("\(length)") }
    }
    let screen = Screen { Measure().dynamicTypeSize(size) }
    #expect(screen.texts == ["\(length)"])
  }

  @Test func aMenuWithAPrimaryActionActsAtOnce() throws {
    struct Saving: View {
      @State private var saved = 0
      var body: some View {
        Menu {
          Tap("Save a copy") {}
        } label: {
          Leaf("Save \(saved)")
        } primaryAction: {
          saved += 1
        }
      }
    }
    let screen = Screen { Saving() }
    try screen.tap("Save 0")
    #expect(screen.texts.contains("Save 1"))
  }
}
