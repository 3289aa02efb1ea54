import ChartExample
import IppoTesting
import SwiftUI
import Testing

@MainActor @Suite struct RainViewTests {
  @Test func `a day is chosen in the chart, and its rain is changed`() throws {
    let host = ViewHost { RainView() }
    #expect(try host.attributes(ofElement: "bar-chart")["chosen"] == nil)
    try host.dispatch("choose", ["index": 1], atElement: "bar-chart")
    #expect(try host.attributes(ofElement: "bar-chart")["chosen"] == "1")
    try host.step("Tuesday: 12 mm", by: 1)
    let attributes = try host.attributes(ofElement: "bar-chart")
    #expect(attributes["values"] == "[3,13,7,0,5,9,1]")
    #expect(attributes["label"] == "Rain in millimetres")
  }

  @Test func `where there is no script, days are chosen by buttons`() throws {
    let host = ViewHost { RainView() }
    try host.tap("Thursday: 0 mm")
    #expect(try host.attributes(ofElement: "bar-chart")["chosen"] == "3")
    #expect(host.contains(.spinbutton, "Thursday: 0 mm"))
  }

  @Test func `a day that there is not is not chosen`() throws {
    let host = ViewHost { RainView() }
    try host.dispatch("choose", ["index": 7], atElement: "bar-chart")
    #expect(host.contains("Choose a day."))
  }
}
