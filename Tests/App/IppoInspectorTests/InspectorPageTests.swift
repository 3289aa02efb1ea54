import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

@MainActor
struct InspectorPageTests {
  @Test func aPageListsEntriesAsTheyHappen() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    #expect(page.contains("Now, after 0 actions"))
    try kitchen.host.tap("Plate")
    await page.wait { $0.tree.outline.contains(".plateTapped") }
    #expect(page.contains("Now, after 1 action"))
    #expect(page.outline.contains("View · 01:02:03.500"))
    #expect(page.outline.contains("tap button “Plate”"))
    try page.tap(row(".plateTapped", in: page))
    #expect(page.contains("plates = 1"))
    #expect(page.contains("Kitchen.State"))
    try kitchen.host.tap("Ring")
    await kitchen.clock.advance(by: .seconds(1))
    await page.wait { $0.tree.outline.contains(".rang(10)") }
    #expect(page.outline.contains("Effect · 01:02:03.500"))
    #expect(page.outline.contains("sleep 1.0 s"))
  }

  @Test func aReportedIssueIsInTheListAtOnce() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    kitchen.session.recorder.add(issue: "The oven is cold.")
    await page.wait { $0.tree.outline.contains("The oven is cold.") }
    #expect(page.outline.contains("Issue · "))
  }

  @Test func entriesAreFoundBySearchAndFilter() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Double")
    try kitchen.host.tap("Order")
    await page.wait { $0.tree.outline.contains(".orderTapped") }
    try page.type("PLATES = ", into: "Search")
    #expect(!page.outline.contains(".orderTapped"))
    try page.type("plate", into: "Search")
    #expect(page.outline.contains(".plateTapped"))
    #expect(page.outline.contains(".doubleTapped"))
    try page.type("", into: "Search")
    try page.select("Events", in: "Show")
    #expect(!page.outline.contains(".orderTapped"))
    #expect(page.outline.contains("tap button “Order”"))
    try page.select("Values", in: "Show")
    #expect(page.outline.contains("uuid 00000000-0000-0000-0000-000000000000"))
    #expect(!page.outline.contains("tap button"))
  }

  @Test func thePageTravelsInTimeBySliderAndButtons() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    for _ in 0..<3 { try kitchen.host.tap("Plate") }
    await page.wait { $0.contains("Now, after 3 actions") }
    try page.slide("Point in time", to: 0)
    await page.wait { $0.contains("The past: the beginning") }
    await kitchen.host.wait { $0.contains("Plates: 0") }
    try page.tap("Later")
    await page.wait { $0.contains("The past: action 1 of 3") }
    await kitchen.host.wait { $0.contains("Plates: 1") }
    await kitchen.host.wait { $0.contains("Inspecting the past") }
    await page.wait { $0.contains("plates: 1") }
    try page.tap("Later")
    await page.wait { $0.contains("The past: action 2 of 3") }
    await kitchen.host.wait { $0.contains("Plates: 2") }
    try page.tap("Later")
    await page.wait { $0.contains("The past: action 3 of 3") }
    try page.tap("Later")
    await page.wait { $0.contains("Now, after 3 actions") }
    await kitchen.host.wait { !$0.contains("Inspecting the past") }
    try page.tap("Earlier")
    await page.wait { $0.contains("The past: action 3 of 3") }
    try page.tap("Earlier")
    await page.wait { $0.contains("The past: action 2 of 3") }
    try page.tap("Go on from here")
    await page.wait { $0.contains("Now, after 2 actions") }
    try kitchen.host.tap("Double")
    await kitchen.host.wait { $0.contains("Plates: 4") }
    await page.wait { $0.contains("Now, after 3 actions") }
    try page.tap("Earlier")
    await page.wait { $0.contains("The past: action 3 of 3") }
    await kitchen.host.wait { $0.contains("Inspecting the past") }
    try page.tap("Back to now")
    await page.wait { $0.contains("Now, after 3 actions") }
    await kitchen.host.wait { $0.contains("Plates: 4") && !$0.contains("Inspecting the past") }
  }

  @Test func aSecondMoveBeginsWhereTheFirstOneEndsThoughTheWindowHasYetToFollow() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    for _ in 0..<4 { try kitchen.host.tap("Plate") }
    await page.wait { $0.contains("Now, after 4 actions") }
    try page.tap("Earlier")
    #expect(page.contains("The past: action 4 of 4"))
    try page.slide("Point in time", to: 3)
    #expect(try page.find(.slider, "Point in time").value == "3.0")
    try page.tap("Earlier")
    try page.tap("Earlier")
    #expect(page.contains("The past: action 1 of 4"))
    await kitchen.host.wait { $0.contains("Plates: 1") && $0.contains("Inspecting the past") }
    await page.wait { $0.contains("plates: 1") }
    #expect(page.contains("The past: action 1 of 4"))
  }

  @Test func anActionIsLeftOutAndPointsAreComparedOnThePage() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Order")
    await page.wait { $0.tree.outline.contains(".orderTapped") }
    try page.tap(row(".plateTapped", in: page))
    try page.tap("Compare with this")
    await page.wait { $0.contains("Changed since the chosen action") && $0.tree.outline.contains("orders") }
    try page.tap("End the comparison")
    #expect(!page.contains("Changed since the chosen action"))
    try page.tap("Leave out")
    await page.wait { $0.contains("Take in again") }
    await kitchen.host.wait { $0.contains("Plates: 0") }
    await kitchen.host.wait { $0.contains("Orders: 1") }
    try page.tap("Back to now")
    await page.wait { $0.contains("Now, after 2 actions") }
    await kitchen.host.wait { $0.contains("Plates: 1") }
  }

  @Test func aValueIsEditedInASheet() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    await page.wait { $0.contains("plates: 0") }
    try page.tap("plates: 0")
    try page.type("a lot", into: "Value")
    try page.tap("Set")
    await page.wait { $0.contains("“a lot” is no whole number.") }
    try page.type("12", into: "Value")
    try page.tap("Set")
    await page.wait { $0.contains("plates: 12") && !$0.contains("Edit a value") }
    #expect(kitchen.host.contains("Plates: 12"))
  }

  @Test func aTestIsWrittenFromTheSession() async throws {
    let kitchen = InspectedKitchen()
    let page = await kitchen.page()
    try kitchen.host.tap("Plate")
    await page.wait { $0.tree.outline.contains(".plateTapped") }
    try page.tap("Write a test…")
    await page.wait { $0.contains("Write a test") }
    #expect(page.outline.contains("await store.send(.plateTapped)"))
    #expect(!page.outline.contains("ViewHost"))
    try page.type("KitchenView()", into: "View")
    #expect(page.outline.contains("ViewHost { KitchenView() }"))
    try page.tap("Cancel")
    #expect(!page.contains("Modules"))
  }

  @Test func aWindowIsChosenAmongThoseThatAreOpen() async throws {
    let inspector = Inspector(program: "Kitchen")
    let page = ViewHost { InspectorPage(inspector) }
    await page.wait { $0.contains("No windows") }
    let first = InspectedKitchen(inspector)
    let second = InspectedKitchen(inspector)
    try second.host.tap("Double")
    await page.wait { $0.contains("Now, after 0 actions") }
    try page.select("Window 2", in: "Window")
    await page.wait { $0.contains("Now, after 1 action") }
    inspector.end(second.session)
    await page.wait { $0.contains("Now, after 0 actions") }
    inspector.end(first.session)
    await page.wait { $0.contains("No windows") }
  }

  /// The name of the row of an entry.
  private func row(_ title: String, in page: ViewHost) throws -> String {
    try #require(page.all(.button).map(\.name).first { $0.hasPrefix(title) }, "\(page.outline)")
  }
}
