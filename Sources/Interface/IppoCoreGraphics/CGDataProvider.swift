public import Foundation

/// An address (`CoreFoundation.CFURL`): there is no bridging here, so that it is Foundation's type itself.
public typealias CFURL = URL
/// Bytes (`CoreFoundation.CFData`): Foundation's type itself.
public typealias CFData = Data
/// A text (`CoreFoundation.CFString`): Swift's type itself.
public typealias CFString = String
/// An error (`CoreFoundation.CFError`): Foundation's type itself.
public typealias CFError = NSError

/// Bytes that something is made of (`CoreGraphics.CGDataProvider`).
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?
  /// The file that the bytes are read from; `nil` for bytes in memory.
  package let url: URL?

  /// The contents of a file, which is read now.
  ///
  /// - Parameter url: The address of the file.
  /// - Returns: `nil` where the file cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    self.url = url
  }

  /// The contents of a file, which is read now.
  ///
  /// - Parameter filename: The path of the file.
  /// - Returns: `nil` where the file cannot be read.
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
