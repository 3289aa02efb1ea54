import RandomRenderTrees
import RandomRows
import SwiftUI

/// Rows that change at random, in the container that the variable `CONTAINER` of the environment names; the lines that there
/// would be if all rows were made are told in a text.
struct RandomRowScreen: View {
  @State private var model = RandomRows(300)
  @State private var random = SeededGenerator(seed: UInt64(Self.environment("SEED") ?? 0))

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private let container = ProcessInfo.processInfo.environment["CONTAINER"].flatMap(RandomContainer.init) ?? .list

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("Change") { model.change(using: &random) }
        Button("Go") { model.go(using: &random) }
      }
      Text(verbatim: "Lines " + container.lines(of: model.rows).joined(separator: " ")).lineLimit(1)
      RandomRowsView(container, model)
    }
  }
}
