/// A sound or film that the renderer plays, and how.
///
/// A request with the number of an earlier one changes what plays. ``turn`` and ``seek`` tell commands of the app from old values.
/// The renderer takes ``rate`` where ``turn`` has changed, and ``position`` where ``seek`` has changed. Otherwise both are the
/// person's.
public struct DeviceMedia: Equatable, Sendable {
  /// The address: an HTTPS URL, or a path below the first page of the app.
  public var source: String
  /// The speed as a multiple of the usual one, from -16 to 16; 0 for a pause.
  public var rate: Double
  /// The number of commands about the speed so far.
  public var turn: Int
  /// The volume, from 0 to 1.
  public var volume: Double
  /// Whether no sound is heard.
  public var isMuted: Bool
  /// Whether the medium begins anew at its end.
  public var isLooped: Bool
  /// The place from which the medium plays, in seconds from the beginning.
  public var position: Double
  /// The number of commands about the place so far.
  public var seek: Int
  /// Seconds between reports of the place while the medium plays; 0 for reports of changes alone.
  public var interval: Double

  /// A medium at rest at its beginning.
  public init(
    source: String, rate: Double = 0, turn: Int = 0, volume: Double = 1, isMuted: Bool = false, isLooped: Bool = false,
    position: Double = 0, seek: Int = 0, interval: Double = 0
  ) {
    self.source = source
    self.rate = rate
    self.turn = turn
    self.volume = volume
    self.isMuted = isMuted
    self.isLooped = isLooped
    self.position = position
    self.seek = seek
    self.interval = interval
  }
}

/// The state of a medium, as the renderer reports it.
public struct DeviceMediaState: Equatable, Sendable {
  /// Seconds from the beginning.
  public var position: Double
  /// The length in seconds; `nil` if unknown or endless.
  public var duration: Double?
  /// The speed as a multiple of the usual one; 0 for a pause.
  public var rate: Double
  /// Whether data are missing to play on.
  public var isWaiting: Bool
  /// Whether the end has been reached.
  public var isEnded: Bool
  /// The volume, from 0 to 1.
  public var volume: Double
  /// Whether no sound is heard.
  public var isMuted: Bool
  /// The last command about the speed that has been carried out.
  public var turn: Int
  /// The last command about the place that has been carried out.
  public var seek: Int

  /// The state of a medium.
  public init(
    position: Double, duration: Double? = nil, rate: Double = 0, isWaiting: Bool = false, isEnded: Bool = false,
    volume: Double = 1, isMuted: Bool = false, turn: Int = 0, seek: Int = 0
  ) {
    self.position = position
    self.duration = duration
    self.rate = rate
    self.isWaiting = isWaiting
    self.isEnded = isEnded
    self.volume = volume
    self.isMuted = isMuted
    self.turn = turn
    self.seek = seek
  }

  /// Whether the numbers are ones that a player can report.
  var isWithinBounds: Bool {
    let seconds = 0...Double(Int32.max)
    return seconds.contains(position) && seconds.contains(duration ?? 0) && (-16...16).contains(rate)
      && (0...1).contains(volume) && turn >= 0 && seek >= 0
  }
}
