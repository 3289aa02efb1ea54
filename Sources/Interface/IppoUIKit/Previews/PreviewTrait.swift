public import Foundation

/// What previews are made of (SwiftUI's `Preview`).
public struct Preview {
  /// Traits of the preview of a view.
  public enum ViewTraits {}
}

/// How a preview is laid out (SwiftUI's `PreviewTrait`). It is there for the compiler: previews are not shown here.
public struct PreviewTrait<T>: Sendable {
  package enum Layout: Sendable {
    case device, modifier(String), sizeThatFits, fixed(width: CGFloat, height: CGFloat), orientation(String)
  }

  package let layout: Layout

  package init(layout: Layout) { self.layout = layout }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: Self { Self(layout: .device) }
  /// The size of the view.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// Upright.
  public static var portrait: Self { Self(layout: .orientation("portrait")) }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self(layout: .orientation("portraitUpsideDown")) }
  /// Turned to the left.
  public static var landscapeLeft: Self { Self(layout: .orientation("landscapeLeft")) }
  /// Turned to the right.
  public static var landscapeRight: Self { Self(layout: .orientation("landscapeRight")) }

  /// A size of its own.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
}
