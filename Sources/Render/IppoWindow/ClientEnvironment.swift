/// The size, language, colours and preferences that a client reports for the device that shows a window.
public struct ClientEnvironment: Equatable, Sendable {
  /// The user prefers a dark appearance.
  public var isDark: Bool
  /// The width of the window's content, in points.
  public var width: Double
  /// The height of that content, in points.
  public var height: Double
  /// The user prefers less motion.
  public var reducesMotion: Bool
  /// A BCP 47 language tag.
  public var language: String?
  /// A name of the IANA time zone database.
  public var timeZone: String?
  /// The user sits at the machine of the app and has its rights, so that a path means the same to both. The renderer
  /// sets this value; a client cannot.
  public var sharesFiles = false

  /// The renderer loads pictures and reports the end of each load (`RenderEvent.custom` with the name
  /// `load` or `error`), so that something else is shown meanwhile. Browsers show pictures as these arrive.
  public var reportsPictures = false

  /// A light appearance and a window of unknown size unless stated otherwise. ``sharesFiles`` and ``reportsPictures``
  /// are not among the parameters: the renderer sets them.
  public init(
    isDark: Bool = false, width: Double = 0, height: Double = 0, reducesMotion: Bool = false, language: String? = nil,
    timeZone: String? = nil
  ) {
    self.isDark = isDark
    self.width = width
    self.height = height
    self.reducesMotion = reducesMotion
    self.language = language
    self.timeZone = timeZone
  }
}
