public import Foundation
internal import IppoArchive

/// The position of a scroll view's region over the content, in points (`SwiftUI.ScrollGeometry`).
public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll offset: the point of the content that is at the top left corner of the region.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets around the content. They are 0, because bars stand beside regions here and not over them.
  public var contentInsets: EdgeInsets
  /// The size of the region.
  public var containerSize: CGSize

  /// A geometry, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in the region.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The region, in the coordinates of the content.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// All four values.
  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), insets: \(contentInsets), "
      + "container: \(containerSize))"
  }
}

extension View {
  /// Runs `action` with the result of `transform` for the geometry of the first scroll view within this view. The
  /// action runs once the geometry is known, and when the result changes.
  ///
  /// Renderers report at most ten times a second. Lists report no geometry.
  ///
  /// - Parameter action: Gets the former value and the new one; at first both are the same.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }
}

private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
  @State private var known = KnownValue<T>()
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }

  func body(content: Content) -> some View {
    content.modifier(
      ScrollObservation { [transform, action, known] geometry in
        let new = transform(geometry)
        guard known.value != new else { return }
        let old = known.value ?? new
        known.value = new
        action(old, new)
      })
  }
}

/// The value that was reported last. Its changes show nothing.
private final class KnownValue<T>: Unarchived {
  var value: T?
}
