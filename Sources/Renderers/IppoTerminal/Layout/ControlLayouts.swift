import IppoUI

/// A control of a fixed width after its label: `Label          ●━`. It takes the width on offer, as in SwiftUI.
struct TrailingControl {
  /// Columns of the control itself.
  let columns: Int

  func extent(_ node: LayoutNode, in proposal: Proposal, fills: Bool) -> Extent {
    let gap = node.shown.isEmpty ? 0.0 : 1
    let around = Double(columns) + gap
    let label = node.labelExtent(proposal.inset(width: around))
    let width = label.width + around
    // Infinity is an offer too: the control is as wide as it can be.
    return Extent(
      width: fills ? max(width, proposal.width ?? width) : width, height: max(1, label.height),
      firstBaseline: label.firstBaseline)
  }

  func arrange(_ node: LayoutNode, size: CellSize) {
    let label = CellRect(columns: max(0, size.columns - columns - 1), rows: size.rows)
    node.placeLabel(
      in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
  }
}

struct ToggleLayout: ElementLayout {
  let toggle: RenderToggle

  /// Columns of a switch or checkbox.
  static let columns = 4

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    switch toggle.style {
    case .automatic, .switch: TrailingControl(columns: Self.columns).extent(node, in: proposal, fills: true)
    case .checkbox: node.labelExtent(proposal.inset(width: 4)).outset(leading: 4)
    case .button: node.labelExtent(proposal.inset(width: 4)).outset(leading: 2, trailing: 2)
    }
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let whole = CellRect(columns: size.columns, rows: size.rows)
    switch toggle.style {
    case .automatic, .switch: TrailingControl(columns: Self.columns).arrange(node, size: size)
    case .checkbox:
      let label = whole.inset(leading: 4)
      node.placeLabel(in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
    case .button:
      let label = whole.inset(leading: 2, trailing: 2)
      node.placeLabel(in: label, alignment: RenderAlignment(), proposal: Proposal(label.size))
    }
  }
}

/// A stepper: its label, then ` − ` and ` + `.
struct StepperLayout: ElementLayout {
  static let columns = 7

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    TrailingControl(columns: Self.columns).extent(node, in: proposal, fills: true)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    TrailingControl(columns: Self.columns).arrange(node, size: size)
  }

  /// The halves of the control, relative to the node.
  static func parts(_ size: CellSize) -> (decrement: CellRect, increment: CellRect) {
    let start = max(0, size.columns - columns)
    return (CellRect(column: start, columns: 3, rows: 1), CellRect(column: start + 4, columns: 3, rows: 1))
  }
}

/// A slider takes the width on offer; its label is for assistive technology only, as on iOS.
struct SliderLayout: ElementLayout {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: max(6, proposal.width ?? 20), height: 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown { child.place(.zero) }
  }
}

/// A menu: its label and `▾`, boxed like a button.
struct MenuLayout: ElementLayout {
  static func padding(_ node: LayoutNode) -> Int { node.controlPlace == .row ? 0 : 1 }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let padding = Double(Self.padding(node))
    return node.labelExtent(proposal.inset(width: 2 + 2 * padding)).outset(leading: padding, trailing: padding + 2)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let padding = Self.padding(node)
    let label = CellRect(columns: size.columns, rows: size.rows).inset(leading: padding, trailing: padding + 2)
    node.placeLabel(in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
  }
}

/// `▸ label`, and the content under it when it is open, two columns further in.
struct DisclosureLayout: ElementLayout {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let offer = Proposal(width: proposal.width.map { $0 - 2 }, height: nil)
    let extents = node.shown.map { $0.extent(offer) }
    let width = (extents.map(\.width).max() ?? 0) + 2
    return Extent(width: max(width, proposal.width ?? width), height: max(1, extents.reduce(0) { $0 + $1.height }))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let offer = Proposal(width: Double(size.columns - 2), height: nil)
    var row = 0
    for child in node.shown {
      let own = child.extent(offer).snapped
      child.place(CellRect(column: 2, row: row, columns: own.columns, rows: own.rows), proposal: offer)
      row += own.rows
    }
  }
}
