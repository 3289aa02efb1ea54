import ComposableArchitecture
import ExampleSupport
import FuzzSupport
import IppoWeb
import RandomRenderTrees
import SwiftUI
import Testing

@testable import ExampleGallery

@Suite("Hostile events")
struct HostileEventTests {
  @Test("No event of any node ends the server, whatever its numbers", arguments: Catalog.examples)
  func events(_ example: Example) async throws {
    // What the examples reach for is that of previews, in their effects as well.
    try await withDependencies {
      $0.context = .preview
    } operation: {
      try await attack(example)
    }
  }

  private func attack(_ example: Example) async throws {
    var random = SeededGenerator(seed: UInt64(example.id.utf8.reduce(0) { $0 + Int($1) }))
    for variant in example.variants {
      let state = Gallery.State(selection: example.id, spelling: variant.spelling)
      var client = await HostileClient {
        DependentWindow { GalleryView(store: Store(initialState: state) { Gallery() }) }
      }
      for _ in 0..<3 {
        // What is on the page changes with what is done to it.
        let page = await client.flush().frames.first ?? ""
        let nodes = HostileClient.nodes(in: page)
        #expect(nodes.count > 5)
        for node in nodes {
          client.send(HostileEvents.random(using: &random), to: node)
          client.send(HostileEvents.all.randomElement(using: &random)!, to: node)
        }
        #expect(await client.flush().closing == nil)
      }
      await client.close()
    }
  }
}
