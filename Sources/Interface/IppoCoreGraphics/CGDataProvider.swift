public import Foundation

/// `CoreFoundation.CFURL`: without bridging, the type is Foundation's `URL`.
public typealias CFURL = URL
/// `CoreFoundation.CFData`: the type is Foundation's `Data`.
public typealias CFData = Data
/// `CoreFoundation.CFString`: the type is Swift's `String`.
public typealias CFString = String
/// `CoreFoundation.CFError`: the type is Foundation's `NSError`.
public typealias CFError = NSError

/// A source of bytes for pictures and fonts (`CoreGraphics.CGDataProvider`).
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?
  /// The file of the bytes; `nil` for bytes in memory.
  package let url: URL?

  /// Reads the contents of a file at once.
  ///
  /// - Parameter url: The address of the file.
  /// - Returns: `nil` if the file cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    self.url = url
  }

  /// Reads the contents of a file at once.
  ///
  /// - Parameter filename: The path of the file.
  /// - Returns: `nil` if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Bytes in memory.
  ///
  /// - Parameter data: The bytes.
  public init?(data: CFData) {
    self.data = data
    url = nil
  }

  /// Bytes in memory.
  ///
  /// - Parameter data: The bytes.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }
}
