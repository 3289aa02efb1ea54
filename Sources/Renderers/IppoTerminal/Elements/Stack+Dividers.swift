import IppoRender

/// The lines of `HSplitView` and `VSplitView`.
extension StackElement: DividedElement {
  var dividedAxis: RenderAxis { stack.axis }

  var canBeDivided: Bool { stack.hasMovableDividers }

  func lines(of node: LayoutNode, _ size: CellSize) -> [Int] {
    guard stack.hasMovableDividers else { return [] }
    let children = node.shown
    return DividedStack(node).dividers.map { children[$0].restingFrame.origin[stack.axis] }
  }

  func part(ofChild index: Int, of node: LayoutNode) -> Int { DividedStack(node).dividers.count { $0 < index } }

  /// The lengths once a line is at a cell: the parts at both sides of the line change, and all others stay. A last part with
  /// limits of its own keeps its length, and otherwise takes the rest.
  func lengths(withLine index: Int, at cell: Int, of node: LayoutNode) -> [Int: Int] {
    let children = node.shown
    let parts = DividedStack(node)
    guard stack.hasMovableDividers, parts.dividers.indices.contains(index) else { return node.chosenLengths }
    func length(_ child: Int) -> Int { children[child].restingFrame.size[stack.axis] }
    let before = parts.dividers[index] - 1
    let behind = parts.dividers[index] + 1
    guard before >= 0, behind < children.count else { return node.chosenLengths }
    let offer = Proposal(node.frame.size)
    let (first, second) = (parts.limits(of: before, stack.axis, offer), parts.limits(of: behind, stack.axis, offer))
    let distance = cell - children[parts.dividers[index]].restingFrame.origin[stack.axis]
    let wanted = stack.axis == .horizontal && node.isMirrored ? -distance : distance
    let least = max(first.lowerBound - length(before), length(behind) - second.upperBound)
    let most = min(first.upperBound - length(before), length(behind) - second.lowerBound)
    guard least <= most else { return node.chosenLengths }
    let change = min(max(wanted, least), most)
    var chosen: [Int: Int] = [:]
    let last = parts.dividers.count - 1
    if stack.lastPartLimits != nil, let place = parts.dividers.last, place + 1 < children.count {
      chosen[0] = length(place + 1) - (index == last ? change : 0)
    }
    for (line, divider) in parts.dividers.enumerated() where divider > 0 && (line < last || chosen[0] == nil) {
      let change = line == index ? change : line == index + 1 ? -change : 0
      chosen[parts.dividers.count - line] = length(divider - 1) + change
    }
    return chosen
  }
}

/// The children of a stack with dividers: a part before each divider, and one behind the last.
struct DividedStack {
  private let children: [LayoutNode]
  /// The indices of the dividers.
  let dividers: [Int]
  /// The limits of the last part, in cells, if it has limits of its own.
  private let lastLimits: ClosedRange<Int>?

  init(_ node: LayoutNode) {
    let children = node.shown
    self.children = children
    dividers = children.indices.filter { if case .divider = children[$0].element { true } else { false } }
    guard case .stack(let stack) = node.element, let limits = stack.lastPartLimits,
      dividers.last != children.indices.last
    else {
      lastLimits = nil
      return
    }
    let shortest = limits.lowerBound > 0 ? 1 : ColumnsLayout.leastWidth
    let least = max(shortest, CellMetrics.whole(CellMetrics.cells(limits.lowerBound, along: stack.axis)))
    let most = limits.upperBound.isFinite ? CellMetrics.cells(limits.upperBound, along: stack.axis) : .infinity
    lastLimits = least...max(least, CellMetrics.whole(most))
  }

  /// The least and the greatest length of a child, in cells. A part keeps one cell at least.
  func limits(of child: Int, _ axis: RenderAxis, _ proposal: Proposal) -> ClosedRange<Int> {
    if let lastLimits, child == children.count - 1 { return lastLimits }
    func length(_ offered: Double) -> Int {
      var offer = proposal
      offer[axis] = offered
      return CellMetrics.whole(children[child].extent(offer)[axis].rounded(.up))
    }
    let least = max(1, length(0))
    return least...max(least, length(.infinity))
  }

  /// The lengths that a user has chosen for children, by index, in a length for all children.
  func lengths(_ chosen: [Int: Int], in total: Int, _ axis: RenderAxis, _ proposal: Proposal) -> [Int: Int] {
    var ranges = children.indices.map { limits(of: $0, axis, proposal) }
    var result: [Int: Int] = [:]
    var room = total
    if let lastLimits, !dividers.isEmpty, let last = children.indices.last, let wanted = chosen[0] {
      let before = ranges.dropLast().reduce(0) { $0 + $1.lowerBound }
      let length = max(lastLimits.lowerBound, min(wanted, lastLimits.upperBound, room - before))
      result[last] = length
      room -= length
      ranges[last] = 0...0
    }
    for (line, divider) in dividers.enumerated() {
      guard divider > 0, let wanted = chosen[dividers.count - line] else { continue }
      // What is behind keeps its least lengths.
      let behind = ranges[divider...].reduce(0) { $0 + $1.lowerBound }
      let range = ranges[divider - 1]
      let length = max(range.lowerBound, min(wanted, range.upperBound, room - behind))
      result[divider - 1] = length
      room -= length + 1
    }
    return result
  }
}

extension LayoutNode {
  /// The axis along which a user has chosen lengths of the stack around the node.
  var chosenAxis: RenderAxis? {
    guard let parent, !parent.chosenLengths.isEmpty, case .stack(let stack) = parent.element, stack.hasMovableDividers
    else {
      return nil
    }
    return stack.axis
  }
}
