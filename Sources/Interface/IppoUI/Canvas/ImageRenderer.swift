public import Foundation
internal import IssueReporting
public import OpenCombine

/// Makes a picture of a view (`SwiftUI.ImageRenderer`). Pictures are unavailable here, because browsers and terminals
/// draw views, and the program does not.
///
/// Sources that make pictures compile. Each property that would have to draw is `nil`, and reports an issue with the
/// reason. An app continues without the picture, as it does after a failed drawing.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before a property of the renderer changes.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()  // used on the main actor alone

  /// The view to draw.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the content would be offered.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels in a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether nothing would shine through the picture.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The way in which colours would be blended.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }
  /// The range of brightness that the picture would have; `nil` for the platform's.
  public var allowedDynamicRange: Image.DynamicRange?

  /// A renderer of a view, which makes no picture.
  public init(content view: Content) { content = view }

  /// `nil`, with an issue.
  public var uiImage: UIImage? { refused() }

  /// `nil`, with an issue.
  public var cgImage: CGImage? { refused() }

  private func refused<T>() -> T? {
    reportIssue(
      """
      A picture of \(Content.self) was asked for, and cannot be made.

      Views are drawn by the browser or the terminal of the person they are shown to, and not by the program. Show the view \
      itself.
      """)
    return nil
  }
}
