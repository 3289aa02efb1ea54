import Foundation
import IppoUI
import IppoWeb
import RandomRenderTrees

/// Prints pages that change at random, for a test that shows them in a browser: one line of JSON for each run.
///
/// ```sh
/// PatchProbe 100 20 0    # runs, turns of each, first seed
/// ```
///
/// A line holds the page in the beginning as a `mount` message, and for each turn that changed something the frame of
/// patches and the whole page, written from scratch, as another `mount`.
@main
struct PatchProbe {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard numbers.count == 3 else {
      throw ProbeError.arguments
    }
    for seed in numbers[2]..<numbers[2] + numbers[0] { print(try run(seed: seed, turns: Int(numbers[1]))) }
  }

  private static func run(seed: UInt64, turns: Int) throws -> String {
    var random = RandomRenderTree(seed: seed)
    var mirror = PageMirror()
    _ = try mirror.apply([random.initialFrame])
    let first = mount(mirror, revision: 1)
    var revision = 1
    var lines: [String] = []
    for _ in 0..<turns {
      let patches = try mirror.apply([random.nextFrame()])
      guard !patches.isEmpty else { continue }
      revision += 1
      let frame = PageFrame(revision: revision, patches: patches).json(acknowledged: 0)
      lines.append("[\(frame),\(mount(PageMirror(random.tree), revision: revision))]")
    }
    return "{\"seed\":\(seed),\"first\":\(first),\"turns\":[\(lines.joined(separator: ","))]}"
  }

  private static func mount(_ mirror: PageMirror, revision: Int) -> String {
    ServerMessage.mount(token: "probe", revision: revision, acknowledged: 0, mirror.markup()!).json
  }
}

private enum ProbeError: Error, CustomStringConvertible {
  case arguments

  var description: String { "Give the number of runs, the number of turns in each, and the first seed." }
}
