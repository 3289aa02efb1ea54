/// What an app asks of the surface of a presentation, besides its kind.
public struct RenderSurface: Equatable, Sendable {
  /// How large a sheet is where the window has room around it.
  public enum Measure: String, Sendable {
    /// The renderer's own size.
    case automatic
    /// As wide as a form.
    case form
    /// About as large as a page.
    case page
  }

  /// How many of the first children are behind the content, in place of the renderer's own background.
  public var backgroundCount: Int
  /// The radius of the corners, in points; `nil` for the renderer's own.
  public var cornerRadius: Double?
  /// How large a sheet is where the window has room around it.
  public var measure: Measure
  /// A sheet is as wide as its content, where the window has room around it.
  public var fitsWidth: Bool
  /// A sheet is as high as its content, where the window has room around it.
  public var fitsHeight: Bool
  /// What is behind a sheet can be used while the sheet is there.
  public var isBackgroundInteractive: Bool
  /// A sheet has other heights than the one it rests at: ``RenderEvent/step(_:)`` asks for the next one, and after the highest
  /// for the lowest.
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
