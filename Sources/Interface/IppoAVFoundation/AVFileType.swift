/// The type of a media file, by its identifier (`AVFoundation.AVFileType`).
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the type.
  public let rawValue: String

  /// A type by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Films of QuickTime, `.mov`.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// Films, `.mp4`.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Films of Apple's stores, `.m4v`.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound of films, `.m4a`.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// Sound in Core Audio's format, `.caf`.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// Sound, `.wav`.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Sound, `.aiff`.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Sound, `.mp3`.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
}
