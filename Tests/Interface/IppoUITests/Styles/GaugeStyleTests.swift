import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Gauges and groups of controls in styles of the app's own")
struct GaugeStyleTests {
  struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(Int(configuration.value * 100)) of 100")
      configuration.maximumValueLabel
    }
  }

  struct Upright: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("group")
        configuration.content
      }
    }
  }

  @Test("a gauge is what its style draws")
  func gauge() {
    let gauge = Gauge(value: 5, in: 0...20) {
      Text("Speed")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("20")
    }
    #expect(Screen { gauge.gaugeStyle(Words()) }.texts == ["Speed", "25 of 100", "20"])
    #expect(Screen { gauge.gaugeStyle(.accessoryLinear) }.texts == ["0", "Speed", "5", "20"])
    // Where there are bounds, they stand at the ends of the ring, and what is measured is not said.
    #expect(Screen { gauge.gaugeStyle(.accessoryCircular) }.texts == ["5", "0", "20"])
  }

  @Test("a group of controls is what its style draws")
  func controlGroup() {
    let group = ControlGroup { Text("a") }
    #expect(Screen { group.controlGroupStyle(Upright()) }.texts == ["group", "a"])
    #expect(Screen { group.controlGroupStyle(.navigation) }.texts == ["a"])
  }
}
