import ComposableArchitecture
import ExampleSupport
import IssueReporting
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

    /// Runs in the window's surroundings. What examples say about events at random is not what this is about.
    func run<R>(_ body: () -> R) -> R {
      withIssueReporters([]) { withSurroundings(body) }
    }

    private func withSurroundings<R>(_ body: () -> R) -> R {
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
        let (tree, ids) = (graph.tree, nodes)
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        return ids.map { id in
          let node = tree[id]!
          return Shown(
            node: RenderNode(
              id: RenderNodeID(places[id]!), element: Self.comparable(node.element), attributes: node.attributes),
            children: tree.children(of: id).map { places[$0]! })
        }
      }
    }

    /// What is equal in both windows. On waking, initial values are made again and dropped, which may have taken ids; and nodes
    /// that are named as anchors have ids of their own in each.
    private static func comparable(_ element: RenderElement) -> RenderElement {
      switch element {
      case .text(var text):
        for index in text.runs.indices where text.runs[index].text.utf8.contains(where: "#-".utf8.contains) {
          text.runs[index].text.replace(/#\d+|[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "#")
        }
        return .text(text)
      case .presentation(var presentation):
        if case .popover = presentation.kind { presentation.kind = .popover(anchor: nil) }
        return .presentation(presentation)
      default: return element
      }
    }

    /// The nodes in the order of the tree.
    var nodes: [RenderNodeID] { run { graph.tree.root.map(graph.tree.subtree) ?? [] } }

    func send(_ event: RenderEvent, to node: RenderNodeID) -> Bool {
      run {
        do throws(RenderEventError) {
          try graph.send(event, to: node)
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
        let before = sleeper.nodes
        if step.isMultiple(of: 3) || Bool.random(using: &random) {
          if sleeper.run({ sleeper.graph.hibernate() }) { hibernations += 1 }
          #expect(sleeper.nodes == before)
        }
        let (one, other) = (awake.shown, sleeper.shown)
        // Whatever leads to another example ends the walk: that has a walk of its own, or chance in it.
        let titles = one.compactMap { if case .page(let page) = $0.node.element { page.title } else { nil } }
        guard titles.contains(example.title) else { break }
        guard one == other else {
          let different = zip(one, other).first { $0 != $1 }
          Issue.record("\(variant.spelling), step \(step): \(String(describing: different))")
          break
        }
        // Something that somebody takes.
        let nodes = (awake.nodes, sleeper.nodes)
        // In the example, and not in the list beside it, which leads to others.
        let first = one.count > 1 && one[1].children.count > 1 ? one[1].children[1] : 0
        search: for _ in 0..<40 {
          let place = Int.random(in: first..<one.count, using: &random)
          for event in events(&random) {
            let isTaken = awake.send(event, to: nodes.0[place])
            #expect(sleeper.send(event, to: nodes.1[place]) == isTaken)
            if isTaken { break search }
          }
        }
      }
      for walker in [awake, sleeper] { walker.run { walker.graph.close() } }
      #expect(hibernations > 0)
    }
  }
}
