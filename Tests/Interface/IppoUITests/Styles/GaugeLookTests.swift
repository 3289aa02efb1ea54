import Testing

@testable import IppoUI

@MainActor
@Suite("Looks of gauges")
struct GaugeLookTests {
  private func progress(@ViewBuilder _ view: @MainActor () -> some View) -> [RenderProgress] {
    Screen(view).all { if case .progress(let progress) = $0 { progress } else { nil } }
  }

  @Test("Circular styles are rings, with the labels in them")
  func rings() {
    func style(@ViewBuilder _ view: @MainActor () -> some View) -> [RenderProgress.Style] {
      progress(view).map(\.style)
    }
    #expect(style { Gauge(value: 0.5) { Text("a") } } == [.linear])
    #expect(style { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryLinear) } == [.linear])
    #expect(style { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular) } == [.arc])
    #expect(style { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity) } == [.ring])
    let screen = Screen {
      Gauge(value: 0.5) {
        Text("label")
      } currentValueLabel: {
        Text("current")
      } minimumValueLabel: {
        Text("least")
      } maximumValueLabel: {
        Text("most")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(screen.texts == ["current", "least", "most"])
  }

  @Test("A tint that is a gradient runs from the beginning of a gauge to its end; that of progress is a colour")
  func gradients() throws {
    let tint = Gradient(colors: [.green, .red])
    let bar = try #require(progress { Gauge(value: 0.5) { Text("a") }.tint(tint) }.first)
    guard case .linearGradient(let stops, _, _) = bar.paint else { throw Missing() }
    #expect(stops.map(\.color) == [.named(.green), .named(.red)])
    let arc = try #require(progress { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular).tint(tint) }.first)
    guard case .angularGradient(let colors, _, _, _) = arc.paint else { throw Missing() }
    #expect(colors == stops)
    #expect(progress { Gauge(value: 0.5) { Text("a") }.tint(.red) }.map(\.paint) == [nil])
    #expect(progress { ProgressView(value: 0.5).tint(tint) }.map(\.paint) == [nil])
  }

  private struct Missing: Error {}
}
