public import Foundation
import IppoRender

/// A fixed size (`frame(width:height:alignment:)`).
public struct _FrameLayout: WrappingModifier, Equatable {
  /// Renderers lay the frame out: the modifier has no body.
  public typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func element(in context: ElementContext) -> RenderElement {
    .box(.frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment.render))
  }
}

/// A size between bounds (`frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`).
public struct _FlexFrameLayout: WrappingModifier, Equatable {
  /// Renderers lay the frame out: the modifier has no body.
  public typealias Body = Never

  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func element(in context: ElementContext) -> RenderElement {
    .box(
      .flexibleFrame(
        minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
        maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
        idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
        alignment: alignment.render))
  }
}

extension View {
  /// A fixed size in points; `nil` leaves a dimension to the view.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A size between bounds, in points; `nil` leaves a bound to the view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// No change: a frame without any length (`frame()`), as SwiftUI has it.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }

  /// Makes the view as long along the axes as `span` of the `count` equal parts of the container, with the spacing
  /// between parts.
  ///
  /// The container is the scroll view around, or else the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      return (length - (count - 1) * spacing) / count * CGFloat(span) + CGFloat(max(0, span - 1)) * spacing
    }
  }

  /// A length that follows from that of the container along the axes.
  ///
  /// Only the renderer knows the length of the container. `length` is called for two lengths, and the line through the
  /// two answers holds for all containers.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    func relative(_ axis: Axis) -> RenderRelativeLength {
      let (short, long) = (CGFloat(320), CGFloat(1280))
      let factor = (length(long, axis) - length(short, axis)) / (long - short)
      return RenderRelativeLength(factor: Double(factor), constant: Double(length(short, axis) - factor * short))
    }
    return modifier(
      _ContainerRelativeFrameLayout(
        width: axes.contains(.horizontal) ? relative(.horizontal) : nil,
        height: axes.contains(.vertical) ? relative(.vertical) : nil, alignment: alignment))
  }

  /// The whole length of the container along the axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
}

/// A size that follows from that of the scroll view around (`containerRelativeFrame(_:alignment:)`).
struct _ContainerRelativeFrameLayout: WrappingModifier, Equatable {
  typealias Body = Never

  let width: RenderRelativeLength?
  let height: RenderRelativeLength?
  let alignment: Alignment

  func element(in context: ElementContext) -> RenderElement {
    .box(.relativeFrame(width: width, height: height, alignment: alignment.render))
  }
}
