import IppoRender

/// Parts of long lists: of each container, so many elements are read, and a further element reads on.
struct ReadingPager {
  /// The number of elements that are read at once.
  static let size = 20
  /// The number of further elements that are read rather than announced.
  private static let slack = 4

  /// The number of elements that are read, by container.
  private var limits: [RenderNodeID: Int] = [:]

  mutating func readOn(in container: RenderNodeID) { limits[container] = limit(of: container) + Self.size }

  private func limit(of container: RenderNodeID) -> Int { limits[container] ?? Self.size }

  /// The rows that must be made before reading can go on, and the gap that stands for them; `nil` if there are enough.
  func gap(in container: RenderNodeID, _ screen: ReadingScreen) -> (id: RenderNodeID, count: Int)? {
    let count = screen.elements.count { $0.container == container }
    let missing = limit(of: container) + Self.size + Self.slack + 1 - count
    guard missing > 0, let gap = gaps(in: container, screen).first else { return nil }
    return (gap.id, min(gap.count, missing))
  }

  /// The elements that are read, with one that reads on at the end of each part.
  func elements(of screen: ReadingScreen) -> [ReadingElement] {
    var counts: [RenderNodeID: Int] = [:]
    for element in screen.elements { if let container = element.container { counts[container, default: 0] += 1 } }
    var read: [RenderNodeID: Int] = [:]
    var result: [ReadingElement] = []
    for element in screen.elements {
      guard let container = element.container else {
        result.append(element)
        continue
      }
      let limit = limit(of: container)
      let count = counts[container] ?? 0
      let missing = gaps(in: container, screen).reduce(0) { $0 + $1.count }
      let shown = count <= limit + Self.slack && missing == 0 ? count : min(count, limit)
      let index = read[container, default: 0]
      read[container] = index + 1
      if index < shown { result.append(element) }
      if index + 1 == shown, count - shown + missing > 0 {
        result.append(more(container, left: count - shown + missing, screen))
      }
    }
    return result
  }

  private func more(_ container: RenderNodeID, left: Int, _ screen: ReadingScreen) -> ReadingElement {
    let vocabulary = screen.vocabulary
    return ReadingElement(
      key: .init(id: container, part: -3),
      words: vocabulary.line([vocabulary[.more], vocabulary.words[.remaining, String(left)]]),
      choice: .more(container), container: screen.container(of: container))
  }

  private func gaps(in container: RenderNodeID, _ screen: ReadingScreen) -> [(id: RenderNodeID, count: Int)] {
    screen.gaps[container] ?? []
  }
}
