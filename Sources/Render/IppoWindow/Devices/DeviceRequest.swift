/// A use of a device of the person who looks at the window: notifications, the place, the voice, sounds and films, vibrations,
/// the screen reader.
///
/// The app asks with `RenderOp.device`, and the renderer answers with `RenderEvent.device`: once, or as often as a
/// use that goes on has something to say. A renderer without the device answers ``DeviceAnswer/unavailable``.
public struct DeviceRequest: Equatable, Sendable {
  /// The number of the request, from 1 on, which its answers repeat.
  public var id: Int
  /// The use.
  public var use: DeviceUse

  /// A use with its number.
  public init(id: Int, use: DeviceUse) {
    self.id = id
    self.use = use
  }
}

/// A use of a device.
public enum DeviceUse: Equatable, Sendable {
  /// Finds out whether the app may show notifications, and asks a person who has not decided. The answer is
  /// ``DeviceAnswer/allowed(_:)``, or ``DeviceAnswer/ended`` if nobody has decided.
  case notificationPermission(asks: Bool)
  /// Shows a notification outside of the page. The answer is ``DeviceAnswer/shown``, and ``DeviceAnswer/activated`` each time
  /// the person chooses the notification.
  case notification(DeviceNotification)
  /// Withdraws shown notifications, by their identifiers. There is no answer.
  case withdrawal([String])
  /// Asks where the person is. The answers are ``DeviceAnswer/location(_:)``: one, or one for each change until ``end(_:)``.
  case location(isContinuous: Bool)
  /// Speaks a text. The answer is ``DeviceAnswer/ended`` after the last word.
  case speech(DeviceSpeech)
  /// Plays a medium. The answers are ``DeviceAnswer/media(_:)``, one for each change, until ``end(_:)``.
  case media(DeviceMedia)
  /// Vibrates, in milliseconds: on, off, on and so forth. There is no answer.
  case vibration([Int])
  /// Passes a text to the person's screen reader. There is no answer: clients keep the reader to themselves.
  case announcement(String)
  /// Ends the use with a number: no further answers come, and what is heard stops.
  case end(Int)
}

/// A notification that is shown outside of the page.
public struct DeviceNotification: Equatable, Sendable {
  /// The identifier. A notification replaces a shown one with the same identifier.
  public var id: String
  /// The first line.
  public var title: String
  /// The text below the title; empty for none.
  public var body: String
  /// Whether the notification comes without a sound.
  public var isSilent: Bool
  /// Whether the notification is shown to a person who looks at the app. Otherwise the answer to such a person's window
  /// is ``DeviceAnswer/inFront``.
  public var isShownInFront: Bool

  /// A notification.
  public init(id: String, title: String, body: String, isSilent: Bool, isShownInFront: Bool) {
    self.id = id
    self.title = title
    self.body = body
    self.isSilent = isSilent
    self.isShownInFront = isShownInFront
  }
}

/// A text to be spoken.
public struct DeviceSpeech: Equatable, Sendable {
  /// The text.
  public var text: String
  /// The BCP 47 tag of the language; `nil` for the language of the page.
  public var language: String?
  /// The speed as a multiple of the usual one, from 0.1 to 10.
  public var rate: Double
  /// The pitch as a multiple of the usual one, from 0 to 2.
  public var pitch: Double
  /// The volume, from 0 to 1.
  public var volume: Double

  /// A text to be spoken, as a voice usually speaks.
  public init(text: String, language: String? = nil, rate: Double = 1, pitch: Double = 1, volume: Double = 1) {
    self.text = text
    self.language = language
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
