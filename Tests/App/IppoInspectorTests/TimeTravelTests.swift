import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

@MainActor
struct TimeTravelTests {
  @Test func aWindowShowsTheStateAfterAnyActionAndThePresentAgain() throws {
    let kitchen = InspectedKitchen()
    for _ in 0..<3 { try kitchen.host.tap("Plate") }
    try kitchen.host.tap("Bell")
    try kitchen.host.tap("Stroke")
    #expect(kitchen.actions.count == 5)
    for (index, id) in kitchen.actions.enumerated() {
      kitchen.session.show(id)
      #expect(kitchen.host.contains("Plates: \(min(index + 1, 3))"))
      #expect(kitchen.host.contains("Strokes: 0") == (index == 3))
      #expect(kitchen.host.contains("Strokes: 1") == (index == 4))
    }
    kitchen.session.show(kitchen.actions[0])
    kitchen.session.showPresent()
    #expect(kitchen.host.contains("Plates: 3"))
    #expect(kitchen.host.contains("Strokes: 1"))
    try kitchen.host.tap("Stroke")
    #expect(kitchen.host.contains("Strokes: 2"))
  }

  @Test func aWindowThatShowsThePastSaysSoAndRefusesEvents() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Plate")
    #expect(!kitchen.host.contains("Inspecting the past"))
    kitchen.session.show(kitchen.actions[0])
    #expect(kitchen.host.contains("Inspecting the past"))
    let plate = try kitchen.host.find(.button, "Plate")
    #expect(throws: RenderEventError.disabled(plate.id)) { try kitchen.host.graph.send(.activate, to: plate.id) }
    let field = try kitchen.host.find(.textbox, "Dish")
    #expect(throws: RenderEventError.disabled(field.id)) { try kitchen.host.graph.send(.setText("Stew"), to: field.id) }
    #expect(kitchen.host.contains("Plates: 1"))
    #expect(kitchen.actions.count == 2)
    // A report of the renderer is no event of a person: it comes to its node, which does not take this one.
    let report = RenderEvent.resize(width: 640, height: 480)
    #expect(throws: RenderEventError.notAccepted(plate.id, report)) {
      try kitchen.host.graph.send(report, to: plate.id)
    }
    kitchen.session.showPresent()
    #expect(!kitchen.host.contains("Inspecting the past"))
    try kitchen.host.tap("Plate")
    #expect(kitchen.host.contains("Plates: 3"))
  }

  @Test func theAppGoesOnFromAPointInThePast() throws {
    let kitchen = InspectedKitchen()
    for _ in 0..<4 { try kitchen.host.tap("Plate") }
    kitchen.session.show(kitchen.actions[1])
    kitchen.session.goOn()
    #expect(kitchen.host.contains("Plates: 2"))
    #expect(!kitchen.host.contains("Inspecting the past"))
    #expect(kitchen.actions.count == 2)
    try kitchen.host.tap("Double")
    #expect(kitchen.host.contains("Plates: 4"))
    #expect(kitchen.titles.last == ".doubleTapped")
    // The log is that of the new branch, and replays as it.
    let recording = kitchen.session.recorder.recording()
    #expect(recording.header.actions == 3)
    #expect(recording.header.steps == 3)
    #expect(!recording.story.contains("Plates: 3"))
  }

  @Test func theAppGoesOnFromTheBeginning() async throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Ring")
    try kitchen.host.tap("Order")
    try kitchen.host.tap("Plate")
    #expect(await kitchen.hasSleepingEffects(1))
    kitchen.session.show(RecordedTimeline.beginning)
    #expect(kitchen.host.contains("Plates: 0"))
    #expect(kitchen.host.contains("Orders: 0"))
    kitchen.session.goOn()
    #expect(await !kitchen.wakesEffect())
    try kitchen.host.tap("Double")
    try kitchen.host.tap("Plate")
    // A task that was about to sleep when its effect was cancelled may have noted its sleep.
    let titles = kitchen.session.snapshot().rows.filter { $0.kind != .value }.map(\.title)
    #expect(titles == ["tap button “Double”", ".doubleTapped", "tap button “Plate”", ".plateTapped"])
    let recording = kitchen.session.recorder.recording()
    #expect(recording.header.actions == 2)
    let difference = await ViewHost.replay(recording) {
      KitchenView(store: Store(initialState: Kitchen.State()) { Kitchen() })
    }
    #expect(difference == nil)
  }

  @Test func theRecordingOfABranchReplays() async throws {
    let kitchen = InspectedKitchen()
    for _ in 0..<4 { try kitchen.host.tap("Order") }
    kitchen.session.show(kitchen.actions[1])
    kitchen.session.goOn()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Order")
    let recording = kitchen.session.recorder.recording()
    let difference = await ViewHost.replay(recording) {
      KitchenView(store: Store(initialState: Kitchen.State()) { Kitchen() })
    }
    #expect(difference == nil)
    #expect(kitchen.host.contains("Orders: 3"))
  }

  @Test func actionsOfEffectsWaitUntilThePresentIsShownAgain() async throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Ring")
    kitchen.session.show(kitchen.actions[0])
    await kitchen.clock.advance(by: .seconds(1))
    #expect(kitchen.host.contains("Plates: 1"))
    #expect(kitchen.actions.count == 2)
    kitchen.session.showPresent()
    await kitchen.host.wait { $0.contains("Plates: 11") }
    #expect(kitchen.actions.count == 3)
    // The log has no screen of the past.
    let story = kitchen.session.recorder.recording().story
    #expect(story.contains("+ text “Plates: 11”"))
    #expect(!story.contains("Inspecting the past"))
  }

  @Test func goingOnCancelsTheEffectsOfLaterActionsAlone() async throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Ring")
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Ring")
    #expect(await kitchen.hasSleepingEffects(2))
    kitchen.session.show(kitchen.actions[1])
    kitchen.session.goOn()
    await kitchen.clock.advance(by: .seconds(1))
    await kitchen.host.wait { $0.contains("Plates: 11") }
    #expect(await !kitchen.wakesEffect())
    #expect(kitchen.host.contains("Plates: 11"))
    #expect(kitchen.titles.filter { $0 == ".rang(10)" }.count == 1)
  }

  @Test func anActionThatWaitedIsDeliveredIntoTheLogOfTheBranch() async throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Ring")
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Plate")
    kitchen.session.show(kitchen.actions[1])
    await kitchen.clock.advance(by: .seconds(1))
    kitchen.session.goOn()
    await kitchen.host.wait { $0.contains("Plates: 11") }
    #expect(kitchen.titles.filter { $0.hasPrefix(".") } == [".ringTapped", ".plateTapped", ".rang(10)"])
    #expect(kitchen.session.recorder.recording().header.actions == 3)
  }

  @Test func anActionIsLeftOutAndTheStatesAfterItAreComputedAgain() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Double")
    try kitchen.host.tap("Order")
    #expect(kitchen.host.contains("Plates: 4"))
    let orders = kitchen.session.snapshot().stateText
    kitchen.session.skip(kitchen.actions[1], true)
    #expect(kitchen.host.contains("Plates: 2"))
    #expect(kitchen.host.contains("Inspecting the past"))
    // The order has the number that it had.
    #expect(kitchen.session.snapshot().stateText == orders.replacing("plates = 4", with: "plates = 2"))
    kitchen.session.skip(kitchen.actions[1], false)
    #expect(kitchen.host.contains("Plates: 4"))
    kitchen.session.skip(kitchen.actions[1], true)
    kitchen.session.goOn()
    #expect(kitchen.host.contains("Plates: 2"))
    #expect(kitchen.titles.filter { $0 == ".plateTapped" }.count == 1)
    try kitchen.host.tap("Plate")
    #expect(kitchen.host.contains("Plates: 3"))
    kitchen.session.show(kitchen.actions[1])
    #expect(kitchen.host.contains("Plates: 2"))
  }

  @Test func aValueOfTheStateIsEdited() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.edit("plates", to: "7")
    #expect(kitchen.host.contains("Plates: 7"))
    try kitchen.edit("dish", to: "Fish & \"chips\"")
    #expect(try kitchen.host.find(.textbox, "Dish").value == "Fish & \"chips\"")
    try kitchen.edit("isOpen", to: "false")
    #expect(throws: StateEditError.noValue("many", kind: "whole number")) { try kitchen.edit("plates", to: "many") }
    #expect(kitchen.titles.suffix(3) == ["plates = 7", "dish = Fish & \"chips\"", "isOpen = false"])
    try kitchen.host.tap("Plate")
    #expect(kitchen.host.contains("Plates: 8"))
    // The points before and after the edit are there as those of actions.
    kitchen.session.show(kitchen.actions[0])
    #expect(kitchen.host.contains("Plates: 1"))
    kitchen.session.show(kitchen.actions[1])
    #expect(kitchen.host.contains("Plates: 7"))
    kitchen.session.showPresent()
    #expect(kitchen.host.contains("Plates: 8"))
  }

  @Test func anEditedValueOfThePastIsKeptWhereTheAppGoesOn() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Plate")
    kitchen.session.show(kitchen.actions[0])
    try kitchen.edit("plates", to: "50")
    #expect(kitchen.host.contains("Plates: 50"))
    kitchen.session.show(kitchen.actions[1])
    #expect(kitchen.host.contains("Plates: 2"))
    kitchen.session.show(kitchen.actions[0])
    try kitchen.edit("plates", to: "60")
    kitchen.session.goOn()
    try kitchen.host.tap("Plate")
    #expect(kitchen.host.contains("Plates: 61"))
    #expect(kitchen.titles.filter { $0.hasPrefix("plates") } == ["plates = 60"])
  }

  @Test func theStatesOfTwoPointsAreCompared() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    try kitchen.host.tap("Bell")
    try kitchen.host.tap("Double")
    let differences = kitchen.session.differences(from: kitchen.actions[0], to: nil)
    #expect(differences.map(\.id) == ["Kitchen.State.plates", "Kitchen.State.bell", "Kitchen.State.bell.strokes"])
    #expect(differences.first.map { "\($0.before) \($0.after)" } == "1 2")
    #expect(kitchen.session.differences(from: kitchen.actions[2], to: nil).isEmpty)
  }

  @Test func privateValuesAreMaskedAndCannotBeEdited() throws {
    let kitchen = InspectedKitchen()
    try kitchen.host.tap("Plate")
    let snapshot = kitchen.session.snapshot()
    #expect(!snapshot.stateText.contains("moonlight"))
    #expect(try kitchen.node("password").kind == nil)
  }

  @Test func aRecorderWithoutAnInspectorKeepsNoStates() throws {
    let recorder = Recorder()
    let host = recorder.run { ViewHost { KitchenView(store: Store(initialState: Kitchen.State()) { Kitchen() }) } }
    try host.tap("Plate")
    #expect(recorder.timeline == nil)
    #expect(!recorder.keepsStates)
    #expect(recorder.recording().header.actions == 1)
  }
}

extension InspectedKitchen {
  func node(_ name: String) throws -> StateNode {
    let children = session.snapshot().stores.first?.tree?.children ?? []
    return try #require(children.first { $0.name == name })
  }

  func edit(_ name: String, to text: String) throws {
    try session.edit(node(name), of: 0, to: text)
  }
}
