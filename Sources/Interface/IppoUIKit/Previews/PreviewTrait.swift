public import Foundation

/// The content of previews (SwiftUI's `Preview`).
public struct Preview {
  /// Traits of the preview of a view.
  public enum ViewTraits {}
}

/// A trait of a preview: its layout, or a modifier around it (SwiftUI's `PreviewTrait`).
public struct PreviewTrait<T>: Sendable {
  package enum Layout: Sendable {
    /// - `modifier` holds a value of IppoUI, which this module does not know.
    case device, modifier(any Sendable), sizeThatFits, fixed(width: CGFloat, height: CGFloat), orientation(String)
  }

  package let layout: Layout

  package init(layout: Layout) { self.layout = layout }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: Self { Self(layout: .device) }
  /// The size of the view.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// Portrait orientation.
  public static var portrait: Self { Self(layout: .orientation("portrait")) }
  /// Portrait orientation, upside down.
  public static var portraitUpsideDown: Self { Self(layout: .orientation("portraitUpsideDown")) }
  /// Landscape orientation, turned to the left.
  public static var landscapeLeft: Self { Self(layout: .orientation("landscapeLeft")) }
  /// Landscape orientation, turned to the right.
  public static var landscapeRight: Self { Self(layout: .orientation("landscapeRight")) }

  /// A fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
}
