public import IppoRender

/// Finds the files of pictures for a terminal. Renderers do no input or output themselves.
public struct TerminalPictureLoader: Sendable {
  /// A picture to find.
  public struct Request: Hashable, Sendable {
    /// The name of an asset, or an address.
    public let source: RenderImage.Source
    /// Whether the terminal has a dark background.
    public let isDark: Bool

    /// A request for a picture, for a terminal with a light background unless stated.
    public init(_ source: RenderImage.Source, isDark: Bool = false) {
      self.source = source
      self.isDark = isDark
    }
  }

  private let find: @Sendable (Request) async throws -> TerminalPicture

  /// - Parameter find: Reads a file, or downloads it. An error is reported, and the picture is represented by its label.
  public init(_ find: @escaping @Sendable (Request) async throws -> TerminalPicture) { self.find = find }

  func callAsFunction(_ request: Request) async throws -> TerminalPicture { try await find(request) }
}
