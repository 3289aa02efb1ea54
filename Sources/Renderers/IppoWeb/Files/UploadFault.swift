import HTTPTypes

/// Why a file is not taken, in words for the person.
enum UploadFault: Error, Equatable {
  /// The element that asks for files is unknown, or gone.
  case unknown
  case malformed
  /// The file goes on somewhere else.
  case offset(Int)
  case tooMany(Int)
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
    case .wrongType: .unsupportedMediaType
    case .noRoom, .diskFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    }
  }

  var text: String {
    switch self {
    case .unknown: "These files are not asked for any more."
    case .malformed: "This is not what files are sent as."
    case .offset(let offset): "The file goes on at byte \(offset)."
    case .tooMany(1): "One file can be sent."
    case .tooMany(let most): "\(most) files can be sent at once."
    case .tooLarge(let name, let most): "“\(name)” is too large: a file may have \(Self.words(most))."
    case .wrongType(let name): "“\(name)” is not of a type that is asked for."
    case .noRoom: "There is no room for these files at the moment."
    case .diskFull: "The server could not write the file."
    }
  }

  private static func words(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) KB" : "\(bytes) bytes"
  }
}
