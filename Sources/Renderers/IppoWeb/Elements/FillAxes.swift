import IppoRender

/// Along which axes a node takes all the space it is offered, as SwiftUI's flexible views do.
///
/// Flexbox does not pass this on by itself: a stack is flexible because a child of it is. It is therefore worked out
/// from the leaves up, and only where something changed.
struct FillAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = FillAxes(rawValue: 1)
  static let vertical = FillAxes(rawValue: 2)
  static let both: FillAxes = [.horizontal, .vertical]

  static func axes(
    of node: RenderNode, children: [RenderNodeID], fill: (RenderNodeID) -> FillAxes,
    element: (RenderNodeID) -> RenderElement?
  ) -> FillAxes {
    func union() -> FillAxes { children.reduce(into: []) { $0.formUnion(fill($1)) } }
    var hasVisibleLabel: Bool { children.contains { element($0)?.place != .unseenLabel } }
    switch node.element {
    case .window, .navigation, .page, .tabs, .geometry, .list: return .both
    case .text, .toolbarItem, .presentation, .spacer: return []
    case .button: return union()
    case .image(let image):
      switch image.source {
      case .symbol: return image.fit == .original ? [] : .both
      case .asset, .url: return image.fit == .stretch || image.fit == .fill ? .both : []
      }
    case .shape: return .both
    case .divider: return []
    case .gap(let gap): return gap.axis == .vertical ? .horizontal : .vertical
    case .progress(let progress): return progress.style == .circular || progress.fraction == nil ? [] : .horizontal
    case .field(let field):
      if field.fillsHeight { return .both }
      return field.isChooser && !hasVisibleLabel ? [] : .horizontal
    case .files, .slider, .section, .row, .disclosure: return .horizontal
    // With a visible label these put label and control at the two ends.
    case .menu(let menu): return menu.style == .context ? children.first.map(fill) ?? [] : []
    case .toggle(let toggle): return toggle.style == .button || !hasVisibleLabel ? [] : .horizontal
    case .stepper: return hasVisibleLabel ? .horizontal : []
    case .picker(let picker): return picker.style == .segmented ? .horizontal : []
    case .stack(let stack):
      let axis: FillAxes = stack.axis == .horizontal ? .horizontal : .vertical
      let across: FillAxes = stack.axis == .horizontal ? .vertical : .horizontal
      var result = union()
      for child in children {
        switch element(child) {
        case .spacer: result.insert(axis)
        case .divider: result.insert(across)
        default: break
        }
      }
      return result
    case .layers: return children.contains { element($0)?.place == .spacer } ? .both : union()
    case .custom, .gridRow: return union()
    // It is offered the whole width, and says itself how much of that it takes.
    case .arrangement: return .horizontal
    case .fitting: return children.first.map(fill) ?? []
    case .grid(let grid):
      if case .flow(let axis, _) = grid.kind { return axis == .vertical ? .horizontal : .vertical }
      return union()
    case .decoration(let decoration):
      switch decoration.kind {
      case .background, .overlay: return children.first.map(fill) ?? []
      case .insetTop, .insetBottom, .insetLeading, .insetTrailing: return union()
      }
    case .effect: return union()
    case .scroll(let scroll):
      // A scroll view fills the axis it scrolls, and takes its content's length along the other.
      var result: FillAxes = []
      if scroll.vertical { result.insert(.vertical) }
      if scroll.horizontal { result.insert(.horizontal) }
      if !scroll.vertical { result.formUnion(union().intersection(.vertical)) }
      return result.union(scroll.vertical ? .horizontal : [])
    case .box(let box):
      // In a frame with one length, what has a proportion has the other one from that.
      if case .frame(let width, let height, _) = box, (width == nil) != (height == nil),
        case .proportion = children.first.flatMap(element)?.place
      {
        return []
      }
      return box.fill(of: union())
    }
  }
}

extension RenderBox {
  fileprivate func fill(of child: FillAxes) -> FillAxes {
    switch self {
    case .padding, .offset, .margins, .aspectRatio: child
    case .ignoresSafeArea: child
    case .position: .both
    case .frame(let width, let height, _):
      Self.resolve(child, fixedWidth: width, fixedHeight: height)
    case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight, _):
      child
        .setting(.horizontal, maxWidth != nil ? true : minWidth != nil && child.contains(.horizontal))
        .setting(.vertical, maxHeight != nil ? true : minHeight != nil && child.contains(.vertical))
        .union(maxWidth == nil && minWidth == nil ? child.intersection(.horizontal) : [])
        .union(maxHeight == nil && minHeight == nil ? child.intersection(.vertical) : [])
    case .relativeFrame(let width, let height, _):
      Self.resolve(child, fixedWidth: width.map { _ in 0 }, fixedHeight: height.map { _ in 0 })
    case .fixedSize(let horizontal, let vertical):
      child.setting(.horizontal, !horizontal && child.contains(.horizontal))
        .setting(.vertical, !vertical && child.contains(.vertical))
    }
  }

  private static func resolve(_ child: FillAxes, fixedWidth: Double?, fixedHeight: Double?) -> FillAxes {
    var result = child
    if let fixedWidth { result = result.setting(.horizontal, fixedWidth == .infinity) }
    if let fixedHeight { result = result.setting(.vertical, fixedHeight == .infinity) }
    return result
  }
}

extension FillAxes {
  fileprivate func setting(_ axis: FillAxes, _ isOn: Bool) -> FillAxes {
    isOn ? union(axis) : subtracting(axis)
  }
}
