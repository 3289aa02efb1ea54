public import Foundation

/// Flexible space along the axis of its stack (`SwiftUI.Spacer`).
public struct Spacer: PrimitiveView {
  /// The least length of the spacer, in points. `nil` gives the renderer's own: 8 in browsers; one column or zero rows
  /// in terminals.
  public var minLength: CGFloat?

  /// - Parameter minLength: The least length of the spacer, in points; `nil` for the renderer's own.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func element(in context: ElementContext) -> RenderElement { .spacer(minLength: minLength.map(Double.init)) }
}

/// A line across the axis of its stack (`SwiftUI.Divider`).
///
/// Outside of stacks it is horizontal.
public struct Divider: PrimitiveView {
  /// A line, as thick as the renderer has it.
  public init() {}

  func element(in context: ElementContext) -> RenderElement { .divider }
}
