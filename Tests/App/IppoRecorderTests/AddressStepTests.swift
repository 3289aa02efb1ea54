import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@testable import IppoRecorder

/// A menu, or one of its dishes, each with an address.
private struct DishesView: View {
  @State private var dish: String?

  var body: some View {
    VStack {
      Text(dish.map { "Dish: \($0)" } ?? "Menu")
      Button("Soup") { dish = "soup" }
    }
    .address(path: $dish)
  }
}

/// Returns to addresses, as the history of a browser has them.
@MainActor
struct AddressStepTests {
  private func step(_ address: String) throws -> RecordedStep {
    let host = ViewHost { Text("Page") }
    defer { host.close() }
    let tree = host.graph.tree
    let root = try #require(tree.root)
    return try #require(RecordedStep(.show(address: address), at: root, in: tree, screen: []))
  }

  private func scrubbed(_ address: String, _ scrub: (String) -> String = { $0 }) throws -> String {
    guard case .step(let step) = RecordedEntry.step(try step(address)).scrubbed(scrub) else { return "" }
    return step.description
  }

  @Test func `a return to an address is a step with the address`() throws {
    #expect(try step("/city/2?sheet=map").act == .show("/city/2?sheet=map"))
    #expect(try step("/city/2").description == "return to the address “/city/2”")
  }

  @Test func `a session with a return to an address replays`() async throws {
    let recorder = Recorder()
    let host = recorder.run { ViewHost { DishesView() } }
    defer { host.close() }
    try host.tap("Soup")
    #expect(host.contains("Dish: soup"))
    let root = try #require(host.graph.tree.root)
    try host.graph.send(.show(address: "/"), to: root)
    #expect(host.contains("Menu"))
    let recording = try Recording(bytes: try recorder.recording().bytes())
    #expect(recording.story.contains("2. return to the address “/”"))
    let difference = await ViewHost.replay(recording) { DishesView() }
    #expect(difference == nil)
  }

  @Test func `a public address stays as it is`() throws {
    #expect(try scrubbed("/city/2?sheet=dish%2F4&empty") == "return to the address “/city/2?sheet=dish%2F4&empty”")
  }

  @Test func `private parts of an address are left out`() throws {
    #expect(PrivateName.texts(inAddress: "/reset?token=open%20sesame&page=2") == ["open sesame"])
    let address = try scrubbed("/reset?token=open%20sesame&page=2")
    #expect(!address.contains("sesame"))
    #expect(address.contains("page=2"))
    let other = try scrubbed("/find?text=open%20sesame") { $0.replacing("open sesame", with: PrivateName.mask) }
    #expect(!other.contains("sesame"))
    let path = try scrubbed("/find/open%20sesame?page=2") { $0.replacing("open sesame", with: PrivateName.mask) }
    #expect(path == "return to the address “\(PrivateName.mask)”")
    #expect(try scrubbed("/sesame") { $0.replacing("sesame", with: PrivateName.mask) }.contains(PrivateName.mask))
  }
}
