import ComposableArchitecture
import ExampleSupport
import RandomRenderTrees
@_spi(Host) import SwiftUI
import Testing

@testable import ExampleGallery

/// Random walks over the examples, in a window that hibernates in between and in one that does not.
@MainActor
@Suite("Windows of the gallery that hibernate")
struct HibernationWalkTests {
  /// As an app makes it: the store is made with the content of the window.
  private struct Window: View {
    let state: Gallery.State

    var body: some View { GalleryView(store: Store(initialState: state) { Gallery() }) }
  }

  /// A window in surroundings of its own.
  @MainActor
  private final class Walker {
    private let id = UUIDGenerator.incrementing
    private let defaults = UserDefaults.inMemory
    private let files = InMemoryStorage()
    private let random = WithRandomNumberGenerator(SeededGenerator(seed: 7))
    private(set) var graph: ViewGraph!

    init(_ state: Gallery.State) {
      run {
        graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 30) { Window(state: state) }
        graph.drain()
      }
    }

    func run<R>(_ body: () -> R) -> R {
      withDependencies {
        $0.context = .preview
        $0.uuid = id
        $0.date = .constant(Date(timeIntervalSinceReferenceDate: 0))
        $0.withRandomNumberGenerator = random
        $0.defaultAppStorage = defaults
        $0.defaultInMemoryStorage = files
      } operation: {
        body()
      }
    }

    /// The nodes in the order of the tree, with ids given by it.
    var shown: [Shown] {
      run {
        let tree = graph.tree
        let ids = tree.root.map(tree.subtree) ?? []
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        return ids.map { id in
          let node = tree[id]!
          return Shown(
            node: RenderNode(id: RenderNodeID(places[id]!), element: node.element, attributes: node.attributes),
            children: tree.children(of: id).map { places[$0]! })
        }
      }
    }

    func send(_ event: RenderEvent, to place: Int) -> Bool {
      run {
        let tree = graph.tree
        do throws(RenderEventError) {
          try graph.send(event, to: tree.subtree(of: tree.root!)[place])
          return true
        } catch {
          return false
        }
      }
    }
  }

  private struct Shown: Equatable {
    var node: RenderNode
    var children: [Int]
  }

  private func events(_ random: inout SeededGenerator) -> [RenderEvent] {
    [
      .activate, .setText("a\(Int.random(in: 0..<100, using: &random))"), .setOn(.random(using: &random)),
      .select(.random(in: 0..<3, using: &random)), .setValue(.random(in: 0...1, using: &random)), .step(1), .submit,
      .dismiss, .focus(true), .editing(true), .editing(false),
      .tap(count: 1, location: RenderPaint.UnitPoint(x: 0.5, y: 0.5)),
    ].shuffled(using: &random)
  }

  // The secret of the guessing game is the system's: two windows with it differ anyhow.
  @Test("A window that hibernates is as if it had not", arguments: Catalog.examples.filter { $0.id != "guessing-game" })
  func walk(_ example: Example) {
    var random = SeededGenerator(seed: UInt64(example.id.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    for variant in example.variants {
      let state = Gallery.State(selection: example.id, spelling: variant.spelling)
      let (awake, sleeper) = (Walker(state), Walker(state))
      var hibernations = 0
      for step in 0..<10 {
        let before = sleeper.run { sleeper.graph.tree.root.map(sleeper.graph.tree.subtree) }
        if step.isMultiple(of: 3) || Bool.random(using: &random) {
          if sleeper.run({ sleeper.graph.hibernate() }) { hibernations += 1 }
          #expect(sleeper.run { sleeper.graph.tree.root.map(sleeper.graph.tree.subtree) } == before)
        }
        let (one, other) = (awake.shown, sleeper.shown)
        guard one == other else {
          let different = zip(one, other).first { $0 != $1 }
          Issue.record("\(variant.spelling), step \(step): \(String(describing: different))")
          break
        }
        // Something that somebody takes.
        search: for _ in 0..<40 {
          // In the example, and not in the list beside it, which leads to others.
          let first = one.count > 1 && one[1].children.count > 1 ? one[1].children[1] : 0
          let place = Int.random(in: first..<one.count, using: &random)
          for event in events(&random) {
            let isTaken = awake.send(event, to: place)
            #expect(sleeper.send(event, to: place) == isTaken)
            if isTaken { break search }
          }
        }
      }
      #expect(awake.shown == sleeper.shown)
      for walker in [awake, sleeper] { walker.run { walker.graph.close() } }
      #expect(hibernations > 0)
    }
  }
}
