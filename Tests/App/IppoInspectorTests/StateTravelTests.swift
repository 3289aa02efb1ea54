import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

/// A view with states of its own.
private struct Drawer: View {
  let store: StoreOf<Kitchen>
  let handle: Handle
  @State private var isOpen = false
  @State private var notes: [String] = []

  /// A way to write a state from outside, as a task does.
  @MainActor
  final class Handle {
    var notes: Binding<[String]>?
  }

  var body: some View {
    Text("\(isOpen ? "open" : "shut"), \(notes.count) notes, \(store.plates) plates")
    Button("Open") {
      isOpen = true
      store.send(.plateTapped)
    }
    Button("Note") { notes.append("salt") }
    Button("Plate") { store.send(.plateTapped) }
      .onAppear { handle.notes = $notes }
  }
}

/// The `@State` of views in a window that shows its past.
@MainActor
struct StateTravelTests {
  private let session = Inspector(program: "Kitchen", now: { Date(timeIntervalSince1970: 0) }).begin()
  private let handle = Drawer.Handle()

  private func open() -> ViewHost {
    let host = session.recorder.run {
      let store = Store(initialState: Kitchen.State()) { Kitchen() }
      return ViewHost { InspectedContent(session, content: Drawer(store: store, handle: handle)) }
    }
    session.observe(host.graph)
    return host
  }

  private var actions: [Int] { session.snapshot().rows.filter(\.hasState).map(\.id) }

  @Test func `a window shows the states of views as they were, and the present again`() throws {
    let host = open()
    defer { host.close() }
    try host.tap("Plate")
    try host.tap("Open")
    try host.tap("Note")
    try host.tap("Plate")
    let actions = actions
    #expect(actions.count == 3)
    session.show(actions[0])
    #expect(host.contains("shut, 0 notes, 1 plates"))
    session.show(actions[1])
    #expect(host.contains("open, 0 notes, 2 plates"))
    session.show(actions[2])
    #expect(host.contains("open, 1 notes, 3 plates"))
    session.show(RecordedTimeline.beginning)
    #expect(host.contains("shut, 0 notes, 0 plates"))
    session.showPresent()
    #expect(host.contains("open, 1 notes, 3 plates"))
  }

  @Test func `the app goes on from the states that are shown`() throws {
    let host = open()
    defer { host.close() }
    try host.tap("Plate")
    try host.tap("Open")
    session.show(actions[0])
    session.goOn()
    #expect(host.contains("shut, 0 notes, 1 plates"))
    try host.tap("Open")
    #expect(host.contains("open, 0 notes, 2 plates"))
    session.show(actions[0])
    #expect(host.contains("shut, 0 notes, 1 plates"))
  }

  @Test func `a state that is written while the past is shown keeps the value`() throws {
    let host = open()
    defer { host.close() }
    try host.tap("Plate")
    try host.tap("Open")
    session.show(actions[0])
    handle.notes?.wrappedValue = ["late", "later"]
    host.graph.drain()
    #expect(host.contains("shut, 2 notes, 1 plates"))
    session.showPresent()
    #expect(host.contains("open, 2 notes, 2 plates"))
  }
}
