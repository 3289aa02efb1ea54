/// Files on their way between a person's machine and the app's.
///
/// Where both are one machine (``ClientEnvironment/sharesFiles``), views ask for a path and no such element is made.
public struct RenderFiles: Equatable, Sendable {
  /// Which way the files go.
  public enum Purpose: Equatable, Sendable {
    /// A person chooses files, and the renderer brings them: ``RenderEvent/files(_:)`` says where they lie.
    /// - Parameters:
    ///   - types: what they may be, in the words of HTML's `accept` attribute: media types such as `image/png` or
    ///     `image/*`, and endings of names such as `.txt`. Empty for anything.
    ///   - allowsMany: whether more than one may be chosen.
    case choose(types: [String], allowsMany: Bool)
    /// A person takes a file: ``RenderEvent/files(_:)`` says that it was taken.
    /// - Parameters:
    ///   - name: what it is to be called.
    ///   - path: where it lies; for the renderer alone.
    case take(name: String, path: String)
  }

  /// Tells these files from all others. It cannot be guessed: who knows it was shown the element.
  public var ticket: String
  /// Which way the files go.
  public var purpose: Purpose

  /// Files with a ticket that cannot be guessed.
  public init(ticket: String, purpose: Purpose) {
    self.ticket = ticket
    self.purpose = purpose
  }

  /// Whether a file may be chosen, going by its name.
  /// - Parameters:
  ///   - name: of the file.
  ///   - mediaType: what the person's machine takes it for, if that is known.
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
