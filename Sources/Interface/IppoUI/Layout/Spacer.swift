public import Foundation

/// Flexible space along the axis of its stack (`SwiftUI.Spacer`).
public struct Spacer: PrimitiveView {
  /// Points; `nil` for the renderer's own.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func element(in context: ElementContext) -> RenderElement { .spacer(minLength: minLength.map(Double.init)) }
}

/// A line across the axis of its stack (`SwiftUI.Divider`).
public struct Divider: PrimitiveView {
  public init() {}

  func element(in context: ElementContext) -> RenderElement { .divider }
}
