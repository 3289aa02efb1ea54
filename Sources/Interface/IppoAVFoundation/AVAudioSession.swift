public import Foundation
internal import Synchronization

/// The error of Core Audio for a missing device.
func noAudioDevice(_ what: String) -> NSError {
  NSError(
    domain: "com.apple.coreaudio.avfaudio", code: 560_227_702,  // '!dev'
    userInfo: [NSLocalizedDescriptionKey: "\(what): the app runs where there is no audio device."])
}

/// The app's use of audio devices (`AVFoundation.AVAudioSession`). There is no such device, so that settings are
/// kept without effect.
public final class AVAudioSession: NSObject, Sendable {
  private static let only = AVAudioSession()
  private let state = Mutex((category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions()))

  private override init() {}

  /// The one of the process.
  public static func sharedInstance() -> AVAudioSession { only }

  /// A kind of use (`AVAudioSession.Category`).
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several routes.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A way of use (`AVAudioSession.Mode`).
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Measurements.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recordings of films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Prompts.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    /// Games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
  }

  /// Options of a kind (`AVAudioSession.CategoryOptions`).
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are heard as well.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Wireless headsets.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of others stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Wireless loudspeakers.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Other rooms.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// Options of activation (`AVAudioSession.SetActiveOptions`).
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The permission to record (`AVAudioSession.RecordPermission`).
  public enum RecordPermission: UInt, Sendable {
    /// The person has not been asked.
    case undetermined = 1_970_168_948
    /// The app may not.
    case denied = 1_684_369_017
    /// The app may.
    case granted = 1_735_552_628
  }

  /// The kind of use.
  public var category: Category { state.withLock { $0.category } }
  /// The way of use.
  public var mode: Mode { state.withLock { $0.mode } }
  /// The options.
  public var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  /// The permission to record: denied, as there is no device.
  public var recordPermission: RecordPermission { .denied }
  /// Whether there is a device to record with: there is none.
  public var isInputAvailable: Bool { false }
  /// Whether others are heard: nobody is.
  public var isOtherAudioPlaying: Bool { false }
  /// The volume: nothing is heard.
  public var outputVolume: Float { 0 }
  /// Samples in a second.
  public var sampleRate: Double { 0 }

  /// Sets the kind, the way and the options, which are kept.
  public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
    state.withLock { $0 = (category, mode, options) }
  }
  /// Sets the kind and the options, which are kept.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets the way, which is kept.
  public func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
  /// Begins the use, or ends it. Without a device there is nothing to be done.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks the person for the permission to record.
  /// - Parameter response: Called with `false`: there is no device.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// The app's permissions for audio (`AVFoundation.AVAudioApplication`).
public final class AVAudioApplication: NSObject, Sendable {
  /// The permission to record (`AVAudioApplication.recordPermission`).
  public enum recordPermission: Int, Sendable {
    /// The person has not been asked.
    case undetermined = 1_970_168_948
    /// The app may not.
    case denied = 1_684_369_017
    /// The app may.
    case granted = 1_735_552_628
  }

  private static let only = AVAudioApplication()
  private override init() {}

  /// The one of the process.
  public static var shared: AVAudioApplication { only }
  /// The permission to record: denied, as there is no device.
  public var recordPermission: recordPermission { .denied }
  /// Asks the person for the permission to record.
  /// - Returns: `false`: there is no device.
  public static func requestRecordPermission() async -> Bool { false }
  /// Asks the person for the permission to record.
  public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}
