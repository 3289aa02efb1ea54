public import Foundation
public import IppoUI

/// The facts about a mark that is annotated (`Charts.AnnotationContext`).
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The place of an annotation, seen from its mark (`Charts.AnnotationPosition`).
public struct AnnotationPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  /// Above the mark.
  public static let automatic = AnnotationPosition(storage: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(storage: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(storage: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(storage: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(storage: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(storage: .trailing)
  /// Above the leading end of the mark.
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  /// Above the trailing end of the mark.
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  /// Below the leading end of the mark.
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  /// Below the trailing end of the mark.
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}

/// The treatment of annotations that would be cut off (`Charts.AnnotationOverflowResolution`).
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation stays within.
  public struct Boundary: Hashable, Sendable {
    enum Storage: Hashable, Sendable { case automatic, chart, plot }

    let storage: Storage

    /// The chart.
    public static let automatic = Boundary(storage: .automatic)
    /// The chart, with its axes.
    public static let chart = Boundary(storage: .chart)
    /// The plot.
    public static let plot = Boundary(storage: .plot)
  }

  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      case automatic, disabled
      case fit(Boundary)
    }

    let storage: Storage

    /// The annotation is moved into the chart.
    public static let automatic = Strategy(storage: .automatic)
    /// The annotation is moved into the chart.
    public static let fit = Strategy(storage: .fit(.automatic))
    /// The annotation is moved into the chart: scales stay as they are.
    public static let padScale = Strategy(storage: .automatic)
    /// The annotation stays at its mark.
    public static let disabled = Strategy(storage: .disabled)

    /// The annotation is moved into an area.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(storage: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// The annotation is moved into the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// A treatment for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

extension ChartContent {
  /// A view beside each mark.
  ///
  /// - Parameters:
  ///   - position: Where the view is, seen from the mark.
  ///   - alignment: Where the view is along the edge of the mark, or on it.
  ///   - spacing: The distance in points; `nil` for a small one.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  /// A view beside each mark, made for the size of the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// A view beside each mark, and what happens where there is no room for it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  /// A view beside each mark, made for the size of the mark, and what happens where there is no room for it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (_ context: AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    changed {
      $0.style.annotations.append(
        MarkStyle.Annotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
    }
  }
}
