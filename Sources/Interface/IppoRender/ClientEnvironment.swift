/// What the client says about itself: how it likes to be shown things.
public struct ClientEnvironment: Equatable, Sendable {
  /// The person prefers a dark appearance.
  public var isDark: Bool
  /// Size of the window's content, in points.
  public var width: Double
  /// The height of that content, in points.
  public var height: Double
  /// The person prefers less motion.
  public var reducesMotion: Bool
  /// A BCP 47 language tag.
  public var language: String?
  /// A name of the IANA time zone database.
  public var timeZone: String?
  /// The person sits at the machine of the app, with its rights: a path means the same to both. It is the renderer that
  /// knows, and no client that says so.
  public var sharesFiles = false

  /// The renderer loads pictures and reports the end of each load (``RenderEvent/custom(name:detail:)`` with the name
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
