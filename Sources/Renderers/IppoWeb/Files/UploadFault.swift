import HTTPTypes
import IppoRender

/// Why a file is not taken, in words for the person.
enum UploadFault: Error, Equatable {
  /// The element that asks for files is unknown, or gone.
  case unknown
  case malformed
  /// The file goes on somewhere else.
  case offset(Int)
  case tooMany(Int)
  /// The address has announced files too often.
  case tooOften
  case tooLarge(name: String, most: Int)
  case wrongType(name: String)
  case noRoom
  case diskFull

  var status: HTTPResponse.Status {
    switch self {
    case .unknown: .notFound
    case .malformed: .badRequest
    case .offset: .conflict
    case .tooMany, .tooLarge: .contentTooLarge
    case .tooOften: .tooManyRequests
    case .wrongType: .unsupportedMediaType
    case .noRoom, .diskFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    }
  }

  /// The fault in words for the person. A page never shows a malformed request or another offset: programs read these, in English.
  func text(in words: RenderWords) -> String {
    switch self {
    case .unknown: words[.filesGone]
    case .malformed: "This is not what files are sent as."
    case .offset(let offset): "The file goes on at byte \(offset)."
    case .tooMany(1): words[.oneFileAtMost]
    case .tooMany(let most): words[.filesAtMost, "\(most)"]
    case .tooLarge(let name, let most): words[.fileTooLarge, name, Self.size(most, in: words)]
    case .wrongType(let name): words[.fileWrongType, name]
    case .noRoom, .tooOften: words[.filesNoRoom]
    case .diskFull: words[.filesDiskFull]
    }
  }

  private static func size(_ bytes: Int, in words: RenderWords) -> String {
    if bytes >= 1 << 20 { return words[.megabytes, "\(bytes >> 20)"] }
    return bytes >= 1 << 10 ? words[.kilobytes, "\(bytes >> 10)"] : words[.bytes, "\(bytes)"]
  }
}
