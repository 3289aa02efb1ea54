package import Foundation
import IppoRender

/// The measures of the window of the running code, in points.
///
/// Outside of windows, and until the client has reported its measures, they are those of an upright phone: 390 by 844.
package struct WindowMetrics {
  private let display: WindowDisplay?

  package static var current: WindowMetrics { WindowMetrics(display: .current) }

  package var bounds: CGRect {
    CGRect(origin: .zero, size: display?.size ?? CGSize(width: 390, height: 844))
  }

  /// The number of pixels per point. Clients do not report it, and most screens have two or three.
  package var scale: CGFloat { 2 }

  package var isDark: Bool { display?.isDark == true }

  package var reducesMotion: Bool { display?.reducesMotion == true }

  /// Whether the window has the width at which layouts change from phone to desktop.
  package var isWide: Bool { bounds.width >= 700 }

  package var isLow: Bool { bounds.height < 480 }

  package var isLandscape: Bool { bounds.width > bounds.height }

  package var idiom: UIUserInterfaceIdiom { isWide ? .pad : .phone }
}
