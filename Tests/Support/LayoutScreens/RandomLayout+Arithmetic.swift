/// Proposal and size as SwiftUI's documentation and observation of its stacks have them, written down as plainly as can be:
/// what renderers do faster is compared with this.
extension RandomLayout {
  struct Size {
    var width, height: Double
  }

  /// What a parent offers; without a length, the child is as long as it likes.
  struct Proposal {
    var width, height: Double?
  }

  /// Where the named views are in a square of `length`.
  func rects(in length: Double) -> [Character: LayoutScreen.Rect] {
    var rects: [Character: LayoutScreen.Rect] = [:]
    RandomLayout.frame(length, length, Anchor(x: 0.5, y: 0.5), self)
      .place(Proposal(width: length, height: length), 0, 0, &rects)
    return rects
  }

  private func size(_ proposal: Proposal, in axis: Axis? = nil) -> Size {
    switch self {
    case .flexible, .reader, .scroll: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .fixed(_, let width, let height): return Size(width: width, height: height)
    case .spacer(let least):
      return Size(
        width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
        height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
    case .stack(let axis, let anchor, let spacing, let children):
      return arrange(children, axis, anchor, spacing, proposal).size
    case .layers(let anchor, let children): return layer(children, anchor, proposal).size
    case .frame(let width, let height, _, let child):
      let size = child.size(Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
      return Size(width: width ?? size.width, height: height ?? size.height)
    case .flexibleFrame(let horizontal, let vertical, _, let child):
      let size = child.size(Self.offer(horizontal, vertical, proposal))
      return Size(
        width: horizontal.length(offered: proposal.width, child: size.width),
        height: vertical.length(offered: proposal.height, child: size.height))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      let size = child.size(proposal.less(leading + trailing, top + bottom))
      return Size(width: size.width + leading + trailing, height: size.height + top + bottom)
    case .overlay(_, let base, _), .background(_, let base, _): return base.size(proposal)
    case .fixedSize(let horizontal, let vertical, let child):
      return child.size(Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .ratio(let ratio, let fills, let child): return child.size(Self.fit(ratio, fills, proposal, child))
    case .firstThatFits(let children): return Self.chosen(children, proposal).size(proposal)
    case .priority(_, let child), .offset(_, _, let child), .named(_, let child):
      return child.size(proposal, in: axis)
    }
  }

  private func place(
    _ proposal: Proposal, _ x: Double, _ y: Double, in axis: Axis? = nil, _ rects: inout [Character: LayoutScreen.Rect]
  ) {
    let size = size(proposal, in: axis)
    /// Puts a child of another size into this rectangle.
    func align(_ child: RandomLayout, _ offer: Proposal, _ anchor: Anchor) {
      let inner = child.size(offer)
      child.place(
        offer, x + (size.width - inner.width) * anchor.x, y + (size.height - inner.height) * anchor.y, &rects)
    }
    switch self {
    case .flexible(let name), .fixed(let name, _, _): rects[name] = [x, y, size.width, size.height]
    case .spacer: break
    // Where nothing was offered, what fills the room is as long as the longest.
    case .stack(.horizontal, let anchor, let spacing, let children):
      let offer = Proposal(width: proposal.width, height: proposal.height ?? size.height)
      for child in arrange(children, .horizontal, anchor, spacing, offer).children {
        child.view.place(child.proposal, x + child.x, y + child.y, in: .horizontal, &rects)
      }
    case .stack(.vertical, let anchor, let spacing, let children):
      let offer = Proposal(width: proposal.width ?? size.width, height: proposal.height)
      for child in arrange(children, .vertical, anchor, spacing, offer).children {
        child.view.place(child.proposal, x + child.x, y + child.y, in: .vertical, &rects)
      }
    case .layers(let anchor, let children):
      let offer = Proposal(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
      for child in layer(children, anchor, offer).children {
        child.view.place(child.proposal, x + child.x, y + child.y, &rects)
      }
    case .frame(let width, let height, let anchor, let child):
      align(child, Proposal(width: width ?? proposal.width, height: height ?? proposal.height), anchor)
    case .flexibleFrame(let horizontal, let vertical, let anchor, let child):
      align(child, Self.offer(horizontal, vertical, proposal), anchor)
    case .padding(let top, let leading, let bottom, let trailing, let child):
      child.place(proposal.less(leading + trailing, top + bottom), x + leading, y + top, &rects)
    case .overlay(let anchor, let base, let other), .background(let anchor, let base, let other):
      base.place(proposal, x, y, &rects)
      align(other, Proposal(width: size.width, height: size.height), anchor)
    case .offset(let dx, let dy, let child): child.place(proposal, x + dx, y + dy, in: axis, &rects)
    case .fixedSize(let horizontal, let vertical, let child):
      child.place(
        Proposal(
          width: horizontal ? size.width : proposal.width, height: vertical ? size.height : proposal.height),
        x, y, &rects)
    case .ratio(let ratio, let fills, let child): child.place(Self.fit(ratio, fills, proposal, child), x, y, &rects)
    case .reader(let child): child.place(Proposal(width: size.width, height: size.height), x, y, &rects)
    case .firstThatFits(let children): Self.chosen(children, proposal).place(proposal, x, y, &rects)
    case .scroll(let child):
      let offer = Proposal(width: size.width, height: nil)
      child.place(offer, x + (size.width - child.size(offer).width) / 2, y, &rects)
    case .priority(_, let child): child.place(proposal, x, y, in: axis, &rects)
    case .named(let name, let child):
      rects[name] = [x, y, size.width, size.height]
      child.place(proposal, x, y, in: axis, &rects)
    }
  }

  private struct Placed {
    var view: RandomLayout
    var proposal: Proposal
    var x, y: Double
  }

  /// Shares a stack's length among its children: those of the highest priority first, and among these the least flexible first,
  /// each is offered an equal part of what is left.
  private func arrange(
    _ children: [RandomLayout], _ axis: Axis, _ anchor: Double, _ spacing: Double, _ proposal: Proposal
  ) -> (size: Size, children: [Placed]) {
    let offeredAcross = axis == .horizontal ? proposal.height : proposal.width
    func offer(_ length: Double?) -> Proposal {
      axis == .horizontal
        ? Proposal(width: length, height: offeredAcross) : Proposal(width: offeredAcross, height: length)
    }
    func along(_ size: Size) -> Double { axis == .horizontal ? size.width : size.height }
    func across(_ size: Size) -> Double { axis == .horizontal ? size.height : size.width }
    func length(_ child: RandomLayout, _ length: Double?) -> Double { along(child.size(offer(length), in: axis)) }

    var offers: [Double?] = children.map { _ in nil }
    let gaps = spacing * Double(max(0, children.count - 1))
    if let whole = axis == .horizontal ? proposal.width : proposal.height {
      var left = whole - gaps
      let least = children.map { length($0, 0) }
      let flexibility = children.indices.map { length(children[$0], .infinity) - least[$0] }
      for priority in Set(children.map(\.layoutPriority)).sorted(by: >) {
        let lower = children.indices.filter { children[$0].layoutPriority < priority }.reduce(0) { $0 + least[$1] }
        let group = children.indices.filter { children[$0].layoutPriority == priority }
          .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        left -= lower
        for (number, index) in group.enumerated() {
          let part = max(0, left / Double(group.count - number))
          offers[index] = part
          if left.isFinite { left -= length(children[index], part) }
        }
        left += lower
      }
    }
    let sizes = children.indices.map { children[$0].size(offer(offers[$0]), in: axis) }
    let thickness = sizes.map(across).max() ?? 0
    var position = 0.0
    var placed: [Placed] = []
    for (index, child) in children.enumerated() {
      let aside = (thickness - across(sizes[index])) * anchor
      placed.append(
        Placed(
          view: child, proposal: offer(offers[index]), x: axis == .horizontal ? position : aside,
          y: axis == .horizontal ? aside : position))
      position += along(sizes[index]) + spacing
    }
    let total = sizes.reduce(gaps) { $0 + along($1) }
    let isHorizontal = axis == .horizontal
    return (Size(width: isHorizontal ? total : thickness, height: isHorizontal ? thickness : total), placed)
  }

  /// All children of layers get the same offer; those of the highest priority decide about the size.
  private func layer(
    _ children: [RandomLayout], _ anchor: Anchor, _ proposal: Proposal
  ) -> (size: Size, children: [Placed]) {
    let highest = children.map(\.layoutPriority).max()
    let sizes = children.map { $0.size(proposal) }
    let deciding = zip(children, sizes).filter { $0.0.layoutPriority == highest }.map(\.1)
    let size = Size(width: deciding.map(\.width).max() ?? 0, height: deciding.map(\.height).max() ?? 0)
    let placed = zip(children, sizes).map { child, inner in
      Placed(
        view: child, proposal: proposal, x: (size.width - inner.width) * anchor.x,
        y: (size.height - inner.height) * anchor.y)
    }
    return (size, placed)
  }

  /// A priority goes through what is around the view that has it, up to the next container.
  private var layoutPriority: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(let priority, _): priority
    case .offset(_, _, let child), .named(_, let child), .overlay(_, let child, _), .background(_, let child, _),
      .padding(_, _, _, _, let child), .frame(_, _, _, let child), .flexibleFrame(_, _, _, let child),
      .fixedSize(_, _, let child), .ratio(_, _, let child):
      child.layoutPriority
    case .flexible, .fixed, .stack, .layers, .reader, .firstThatFits, .scroll: 0
    }
  }

  private static func offer(_ horizontal: Bounds, _ vertical: Bounds, _ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  private static func fit(_ ratio: Double, _ fills: Bool, _ proposal: Proposal, _ child: RandomLayout) -> Proposal {
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let size = child.size(proposal)
      return fit(ratio, fills, Proposal(width: size.width, height: size.height), child)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      return (width > height * ratio) != fills
        ? Proposal(width: height * ratio, height: height) : Proposal(width: width, height: width / ratio)
    }
  }

  private static func chosen(_ children: [RandomLayout], _ proposal: Proposal) -> RandomLayout {
    children.first {
      let ideal = $0.size(Proposal())
      return ideal.width <= proposal.width ?? .infinity && ideal.height <= proposal.height ?? .infinity
    } ?? children[children.count - 1]
  }
}

extension RandomLayout.Proposal {
  fileprivate func less(_ width: Double, _ height: Double) -> Self {
    Self(width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }
}

extension RandomLayout.Bounds {
  fileprivate func offer(_ length: Double?) -> Double? { (length ?? ideal).map(clamp) }

  /// With one bound, the other is the child's own length.
  fileprivate func length(offered: Double?, child: Double) -> Double {
    if min == nil && max == nil { return child }
    guard let length = offered ?? ideal else { return clamp(child) }
    let least = min ?? Swift.min(child, max ?? child)
    let most = max ?? Swift.max(child, least)
    return Swift.min(Swift.max(length, least), most)
  }

  private func clamp(_ length: Double) -> Double { Swift.max(Swift.min(length, max ?? .infinity), min ?? 0) }
}
