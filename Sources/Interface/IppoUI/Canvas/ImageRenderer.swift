public import Foundation
internal import IssueReporting
public import OpenCombine

/// Makes a picture of a view (`SwiftUI.ImageRenderer`): there is none to be had here, as views are drawn by browsers
/// and terminals, and not by the program.
///
/// Sources that make pictures compile. Each property that would have to draw is `nil`, and reports an issue that says
/// so; an app shows what it can do without the picture, as it does where drawing fails.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before a property of the renderer changes.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()  // used on the main actor alone

  /// What would be drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the content would be offered.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels in a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether nothing would shine through the picture.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours would be blended.
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
