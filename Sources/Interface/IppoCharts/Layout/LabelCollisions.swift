import Foundation
import IppoUI

/// Leaves out or cuts off the labels of an axis that would overlap others.
@MainActor
struct LabelCollisions {
  struct Candidate {
    var label: ChartLayout.Label
    /// The part of the axis that the label covers, in points.
    let extent: ClosedRange<CGFloat>
    let collision: AxisValueLabelCollisionResolution.Storage
  }

  private var candidates: [Candidate] = []

  mutating func append(_ candidate: Candidate) { candidates.append(candidate) }

  /// The labels that are shown, in their order.
  func labels(isVertical: Bool) -> [ChartLayout.Label] {
    // Of labels with the same priority the first one stays.
    let order = candidates.indices.sorted { priority($0) != priority($1) ? priority($0) > priority($1) : $0 < $1 }
    var taken: [ClosedRange<CGFloat>] = []
    var shown: [ChartLayout.Label?] = Array(repeating: nil, count: candidates.count)
    for index in order {
      let candidate = candidates[index]
      switch candidate.collision {
      case .disabled: shown[index] = candidate.label
      case .truncates: shown[index] = isVertical ? candidate.label : cut(index)
      case .leavesOut(_, let spacing):
        let wanted = (candidate.extent.lowerBound - spacing)...(candidate.extent.upperBound + spacing)
        if taken.contains(where: { $0.overlaps(wanted) }) { continue }
        taken.append(candidate.extent)
        shown[index] = candidate.label
      }
    }
    return shown.compactMap { $0 }
  }

  private func priority(_ index: Int) -> Double {
    if case .leavesOut(let priority, _) = candidates[index].collision, !priority.isNaN { priority } else { 0 }
  }

  /// A label that ends where the room of the labels beside it begins.
  private func cut(_ index: Int) -> ChartLayout.Label {
    let candidate = candidates[index]
    func middle(_ index: Int) -> CGFloat {
      (candidates[index].extent.lowerBound + candidates[index].extent.upperBound) / 2
    }
    let gaps = [index - 1, index + 1].filter(candidates.indices.contains).map { abs(middle($0) - middle(index)) }
    let width = candidate.extent.upperBound - candidate.extent.lowerBound
    guard let room = gaps.filter({ $0 > 0 }).min(), room < width else { return candidate.label }
    return candidate.label.truncated(to: room)
  }
}
