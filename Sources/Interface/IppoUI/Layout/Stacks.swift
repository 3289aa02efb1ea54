public import Foundation

/// Arranges views in a horizontal line (`SwiftUI.HStack`).
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Whether users may move the dividers among the views.
  var hasMovableDividers = false
  /// The limits of the last view, in points, when users move the divider before it.
  var lastPartLimits: ClosedRange<Double>?

  /// - Parameter spacing: points between views; `nil` for the renderer's own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .stack(
      RenderStack(
        axis: .horizontal, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init),
        hasMovableDividers: hasMovableDividers, lastPartLimits: lastPartLimits))
  }
}

/// Arranges views in a vertical line (`SwiftUI.VStack`).
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Whether users may move the dividers among the views.
  var hasMovableDividers = false

  /// - Parameter spacing: points between views; `nil` for the renderer's own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement {
    .stack(
      RenderStack(
        axis: .vertical, alignment: alignment.renderAlignment, spacing: spacing.map(Double.init),
        hasMovableDividers: hasMovableDividers))
  }
}

/// Lays views over each other, the first at the back (`SwiftUI.ZStack`).
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// - Parameters:
  ///   - alignment: How views are aligned to each other.
  ///   - content: The views, from the back to the front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func element(in context: ElementContext) -> RenderElement { .layers(alignment.render) }
}
