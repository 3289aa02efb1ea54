import Foundation

/// A view whose size may be known before a renderer lays it out.
protocol NaturallySized {
  /// The view's own size, in points; `nil` where it is unknown.
  nonisolated func knownSize(in environment: EnvironmentValues) -> CGSize?
}

extension AnyView: NaturallySized {
  nonisolated func knownSize(in environment: EnvironmentValues) -> CGSize? {
    (base as? any NaturallySized)?.knownSize(in: environment)
  }
}

extension Image: NaturallySized {
  nonisolated func knownSize(in environment: EnvironmentValues) -> CGSize? { naturalSize(in: environment) }
}

extension ModifiedContent: NaturallySized where Content: View, Modifier: ViewModifier {
  /// The size of the content, in a frame or with a padding; other modifiers leave it as it is.
  nonisolated func knownSize(in environment: EnvironmentValues) -> CGSize? {
    let inner = (content as? any NaturallySized)?.knownSize(in: environment)
    if let frame = modifier as? _FrameLayout {
      guard let width = frame.width ?? inner?.width, let height = frame.height ?? inner?.height else { return nil }
      return CGSize(width: width, height: height)
    }
    if let padding = modifier as? _PaddingLayout, let inner {
      func length(_ edge: Edge, _ side: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
        padding.edges.contains(edge) ? padding.insets?[keyPath: side] ?? 16 : 0
      }
      return CGSize(
        width: inner.width + length(.leading, \.leading) + length(.trailing, \.trailing),
        height: inner.height + length(.top, \.top) + length(.bottom, \.bottom))
    }
    return inner
  }
}
