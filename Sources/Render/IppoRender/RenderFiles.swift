/// Files on their way between the user's machine and the app's.
///
/// If both are one machine (`ClientEnvironment.sharesFiles`), views ask for a path and make no such element.
public struct RenderFiles: Equatable, Sendable {
  /// Which way the files go.
  public enum Purpose: Equatable, Sendable {
    /// The user chooses files, and the renderer transfers them: ``RenderEvent/files(_:)`` has their paths.
    /// - Parameters:
    ///   - types: The allowed types, in the words of HTML's `accept` attribute: media types such as `image/png` or
    ///     `image/*`, and file extensions such as `.txt`. Empty for all types.
    ///   - allowsMany: Whether the user may choose more than one file.
    case choose(types: [String], allowsMany: Bool)
    /// The user takes a file: ``RenderEvent/files(_:)`` says that the file was taken.
    /// - Parameters:
    ///   - name: The suggested name of the file.
    ///   - path: The path of the file, for the renderer alone.
    case take(name: String, path: String)
  }

  /// The identity of these files, which cannot be guessed: a client that knows it was shown the element.
  public var ticket: String
  /// Which way the files go.
  public var purpose: Purpose

  /// Files with a ticket that cannot be guessed.
  public init(ticket: String, purpose: Purpose) {
    self.ticket = ticket
    self.purpose = purpose
  }

  /// Whether the user may choose a file, by its name and type.
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - mediaType: The media type of the file on the user's machine, if it is known.
  public func accepts(name: String, mediaType: String? = nil) -> Bool {
    guard case .choose(let types, _) = purpose else { return false }
    let name = name.lowercased()
    let mediaType = mediaType?.lowercased()
    return types.isEmpty
      || types.contains { type in
        if type.hasPrefix(".") { return name.hasSuffix(type) }
        guard let mediaType else { return false }
        return type.hasSuffix("/*") ? mediaType.hasPrefix(type.dropLast()) : mediaType == type
      }
  }
}
