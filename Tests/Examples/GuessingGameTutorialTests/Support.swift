import ComposableArchitecture
import Foundation
import IppoTesting
import SwiftUI

@testable import GuessingGameTutorial

/// Makes every random number the lowest one of its range.
struct Lowest: RandomNumberGenerator {
  mutating func next() -> UInt64 { 1 }
}

/// Runs an operation in which new questions have the ids 0, 1, … and the secret −100.
func withKnownQuestions<R>(_ operation: () throws -> R) rethrows -> R {
  try withDependencies {
    $0.uuid = .incrementing
    $0.withRandomNumberGenerator = WithRandomNumberGenerator(Lowest())
  } operation: {
    try operation()
  }
}

extension CounterReducer.State {
  /// A question under a number instead of an id.
  static func question(_ id: Int, secret: Int, count: Int = 0) -> Self {
    Self(id: UUID(id), secret: secret, count: count)
  }
}

extension GameResult {
  static func result(_ id: Int, secret: Int, count: Int = 0) -> Self {
    Self(counter: .question(id, secret: secret, count: count))
  }
}

/// A right guess and a wrong one.
let samples: IdentifiedArrayOf<GameResult> = [
  .result(10, secret: 20, count: 20), .result(11, secret: 7, count: 3),
]

@MainActor
extension ViewHost {
  /// The rows of the list, as they are read.
  var rows: [String] { all(.listitem).map(\.name) }

  private var nodes: [RenderNode] {
    graph.drain()
    return tree.root.map { tree.subtree(of: $0).compactMap { tree[$0] } } ?? []
  }

  /// The names of the symbols on screen.
  var symbols: [String] {
    nodes.compactMap { node in
      guard case .image(let image) = node.element, case .symbol(let name) = image.source else { return nil }
      return name
    }
  }

  /// The colour of a text.
  func color(of string: String) -> RenderPaint? {
    for node in nodes {
      if case .text(let text) = node.element, text.string == string { return text.color }
    }
    return nil
  }

  /// Whether a node lies in the bar of a page.
  func isToolbarItem(_ id: RenderNodeID) -> Bool {
    var next: RenderNodeID? = id
    while let node = next.flatMap({ tree[$0] }) {
      if case .toolbarItem = node.element { return true }
      next = tree.parent(of: node.id)
    }
    return false
  }

  /// Whether a list shows its controls for deleting.
  var isEditing: Bool {
    nodes.contains { node in
      if case .list(let list) = node.element { list.isEditing } else { false }
    }
  }
}
