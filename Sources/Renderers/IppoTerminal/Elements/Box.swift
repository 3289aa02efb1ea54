import IppoRender

/// The layout modifiers, each with the meaning that SwiftUI gives it.
struct BoxElement: ArrangingElement, EngineLayout {
  let box: RenderBox

  var engine: any ElementLayout {
    switch box {
    case .padding(let top, let leading, let bottom, let trailing):
      PaddingLayout(top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .margins(let insets):
      PaddingLayout(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .frame(let width, let height, let alignment):
      FrameLayout(width: width, height: height, alignment: alignment)
    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
      FlexibleFrameLayout(
        horizontal: .init(minWidth, idealWidth, maxWidth, CellMetrics.frameColumns),
        vertical: .init(minHeight, idealHeight, maxHeight, CellMetrics.frameRows), alignment: alignment)
    case .relativeFrame(let width, let height, let alignment):
      RelativeFrameLayout(width: width, height: height, alignment: alignment)
    case .fixedSize(let horizontal, let vertical): FixedSizeLayout(horizontal: horizontal, vertical: vertical)
    case .unsized(let horizontal, let vertical): UnsizedLayout(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let isFill): AspectRatioLayout(ratio: ratio, isFill: isFill)
    case .offset(let x, let y): OffsetLayout(x: x, y: y)
    case .position(let x, let y): PositionLayout(x: x, y: y)
    case .ignoresSafeArea(let edges): SafeAreaIgnoringLayout(edges: edges)
    case .safeArea(let insets): SafeAreaPaddingLayout(insets: insets)
    }
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }

  func isBox(_ node: LayoutNode) -> Bool { node.children.first?.isBoxedControl ?? false }
}

extension TerminalUnits {
  func visit(_ box: RenderBox) -> any TerminalElement { BoxElement(box: box) }
}
