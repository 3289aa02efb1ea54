/// The file of a picture, with the size that its header states.
public struct TerminalPicture: Equatable, Sendable {
  /// The largest file, in bytes.
  public static let byteLimit = 16 << 20
  /// The largest picture, in pixels.
  public static let pixelLimit = 1 << 24

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The media type, such as `image/png`.
  public let mediaType: String
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of pixels in a point.
  public let scale: Double

  /// - Throws: ``TerminalPictureError`` for a file or a picture that is empty or too large.
  public init(bytes: [UInt8], mediaType: String, width: Int, height: Int, scale: Double = 1)
    throws(TerminalPictureError)
  {
    guard bytes.count <= Self.byteLimit else { throw .tooManyBytes(bytes.count) }
    guard width > 0, height > 0 else { throw .noSize }
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, pixels <= Self.pixelLimit else { throw .tooManyPixels(width: width, height: height) }
    self.bytes = bytes
    self.mediaType = mediaType
    self.width = width
    self.height = height
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }
}

/// The reason why a terminal does not show a picture.
public enum TerminalPictureError: Error, Equatable, CustomStringConvertible {
  /// The file is larger than ``TerminalPicture/byteLimit``.
  case tooManyBytes(Int)
  /// The picture is larger than ``TerminalPicture/pixelLimit``.
  case tooManyPixels(width: Int, height: Int)
  /// The header states no size, or a size of 0.
  case noSize
  /// The file is damaged; the text is the decoder's.
  case damaged(String)
  /// The terminal needs the pixels of the picture, and the program has no decoder for its media type.
  case noDecoder(mediaType: String)
  /// The program found no picture; the text names the reason.
  case unavailable(String)

  /// Whether the file is at fault, and not the way to show it.
  var isAboutFile: Bool {
    switch self {
    case .tooManyBytes, .noSize, .damaged, .unavailable: true
    case .tooManyPixels, .noDecoder: false
    }
  }

  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .tooManyBytes(let count):
      "The file has \(count) bytes. The limit is \(TerminalPicture.byteLimit) bytes."
    case .tooManyPixels(let width, let height):
      "The picture has \(width) × \(height) pixels. The limit is \(TerminalPicture.pixelLimit) pixels."
    case .noSize: "The header of the file states no size."
    case .damaged(let reason): "The file is damaged: \(reason)."
    case .noDecoder(let mediaType):
      "The terminal needs the pixels of the picture, and the program cannot decode \(mediaType). A program that is built "
        + "with the trait “Pictures” of the package ippo decodes image/png and image/jpeg."
    case .unavailable(let reason): reason
    }
  }
}
