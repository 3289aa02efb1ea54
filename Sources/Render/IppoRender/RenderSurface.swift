/// The properties that an app sets for the surface of a presentation, besides its kind.
public struct RenderSurface: Equatable, Sendable {
  /// The size of a sheet in a window that has space around the sheet.
  public enum Measure: String, Sendable {
    /// The renderer's own size.
    case automatic
    /// As wide as a form.
    case form
    /// About as large as a page.
    case page
  }

  /// The number of the first children that are behind the content, in place of the renderer's own background.
  public var backgroundCount: Int
  /// The radius of the corners, in points; `nil` for the renderer's own.
  public var cornerRadius: Double?
  /// The size of a sheet in a window that has space around the sheet.
  public var measure: Measure
  /// Whether a sheet is as wide as its content, in a window that has space around the sheet.
  public var fitsWidth: Bool
  /// Whether a sheet is as high as its content, in a window that has space around the sheet.
  public var fitsHeight: Bool
  /// Whether the user can use the content behind a sheet while the sheet is there.
  public var isBackgroundInteractive: Bool
  /// Whether a sheet has other heights than the current one. ``RenderEvent/step(_:)`` asks for the next height, and
  /// after the highest for the lowest.
  public var isResizable: Bool

  /// The renderer's own look and size, unless stated.
  public init(
    backgroundCount: Int = 0, cornerRadius: Double? = nil, measure: Measure = .automatic, fitsWidth: Bool = false,
    fitsHeight: Bool = false, isBackgroundInteractive: Bool = false, isResizable: Bool = false
  ) {
    self.backgroundCount = backgroundCount
    self.cornerRadius = cornerRadius
    self.measure = measure
    self.fitsWidth = fitsWidth
    self.fitsHeight = fitsHeight
    self.isBackgroundInteractive = isBackgroundInteractive
    self.isResizable = isResizable
  }
}
