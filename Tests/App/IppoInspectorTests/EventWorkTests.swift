import Foundation
import IppoRecorder
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

@MainActor
struct EventWorkTests {
  /// A time that moves on by a millisecond with each look.
  @MainActor
  private final class Ticks {
    var time = Duration.zero

    func next() -> Duration {
      time += .milliseconds(1)
      return time
    }
  }

  private func kitchen() -> InspectedKitchen {
    let ticks = Ticks()
    return InspectedKitchen(
      Inspector(program: "Kitchen", now: { Date(timeIntervalSince1970: 3_723.5) }, time: { ticks.next() }))
  }

  private func work(of kitchen: InspectedKitchen) throws -> TurnWork {
    try #require(kitchen.session.snapshot().rows.last { $0.kind == .event }?.work)
  }

  @Test func `an event has the bodies that it evaluated, and the reasons`() throws {
    let kitchen = kitchen()
    try kitchen.host.tap("Plate")
    let bodies = try work(of: kitchen).bodies.filter { $0.name == "KitchenView" }
    #expect(bodies.count == 1)
    #expect(bodies.first?.causes.contains { $0.hasPrefix("the field ") && $0.hasSuffix("plates") } == true, "\(bodies)")
    try kitchen.host.tap("Bell")
    #expect(try work(of: kitchen).bodies.contains { $0 == .init(name: "BellView", causes: ["it appeared"]) })
  }

  @Test func `no evaluation is noted while no event is measured`() throws {
    let kitchen = kitchen()
    let observer = try #require(kitchen.host.graph.turnObserver)
    #expect(!observer.notesEvaluation(of: KitchenView.self))
    try kitchen.host.tap("Plate")
    #expect(!observer.notesEvaluation(of: KitchenView.self))
    #expect(try work(of: kitchen).bodies.contains { $0.name == "KitchenView" })
  }

  @Test func `an event has the times of its turns and commits`() throws {
    let kitchen = kitchen()
    try kitchen.host.tap("Plate")
    let work = try work(of: kitchen)
    #expect(work.commits > .zero)
    #expect(work.turns > work.commits)
    #expect(work.duration > work.turns)
    #expect(work.layout == nil)
    #expect(work.bytes == nil)
  }

  @Test func `the layout and the bytes of the first frame belong to the event`() async throws {
    let kitchen = kitchen()
    let page = await kitchen.page()
    try kitchen.host.tap("Plate")
    let meter = kitchen.session.meter
    let sent = meter.bytesOfLastEvent()
    meter.noteLayout(.milliseconds(2))
    meter.noteLayout(.milliseconds(30))
    try kitchen.host.tap("Double")
    sent(120)
    await page.wait { $0.tree.outline.contains("120 bytes") }
    let works = kitchen.session.snapshot().rows.compactMap(\.work)
    #expect(works.map(\.bytes) == [120, nil])
    #expect(works.map(\.layout) == [.milliseconds(2), nil])
    #expect(works.first?.times.hasSuffix("; layout 2.0 ms") == true)
  }

  @Test func `a report of the renderer leaves the work of the last event alone`() throws {
    let kitchen = kitchen()
    try kitchen.host.tap("Plate")
    let before = try work(of: kitchen)
    let plate = try kitchen.host.find(.button, "Plate")
    let report = RenderEvent.resize(width: 640, height: 480)
    #expect(throws: RenderEventError.notAccepted(plate.id, report)) {
      try kitchen.host.graph.send(report, to: plate.id)
    }
    #expect(try work(of: kitchen) == before)
    #expect(!before.bodies.isEmpty)
  }

  @Test func `the page says why a body ran`() async throws {
    let kitchen = kitchen()
    let page = await kitchen.page()
    try kitchen.host.tap("Plate")
    await page.wait { $0.tree.outline.contains("tap button “Plate”") }
    let row = try #require(page.all(.button).map(\.name).first { $0.hasPrefix("tap button “Plate”") })
    try page.tap(row)
    #expect(page.outline.contains("KitchenView.body: the field "), "\(page.outline)")
    #expect(page.outline.contains("of which commit"))
  }
}
