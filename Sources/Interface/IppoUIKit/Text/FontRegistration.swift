public import Foundation
public import IppoCoreGraphics
import IppoRender

/// The scope of a font's registration (`CoreText.CTFontManagerScope`). A process registers its own fonts, whatever the
/// scope is.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// The reason why a font was not registered (`CoreText.CTFontManagerError`).
public enum CTFontManagerError: Int, Error, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is not a font in a supported format.
  case unrecognizedFormat = 103
  /// The bytes are not a font.
  case invalidFontData = 104
  /// The font is already registered.
  case alreadyRegistered = 105

  fileprivate init(reading url: URL) {
    let files = FileManager.default
    if !files.fileExists(atPath: url.path) {
      self = .fileNotFound
    } else {
      self = files.isReadableFile(atPath: url.path) ? .unrecognizedFormat : .insufficientPermissions
    }
  }

  /// The error in the domain of Core Text, with a description.
  fileprivate func cfError(_ subject: String) -> CFError {
    let reason =
      switch self {
      case .fileNotFound: "there is no such file"
      case .insufficientPermissions: "the file may not be read"
      case .unrecognizedFormat: "the file is no font of TrueType, OpenType, WOFF or WOFF2 format"
      case .invalidFontData: "the bytes are no font"
      case .alreadyRegistered: "the font is registered already"
      }
    return CFError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(subject) cannot be registered: \(reason)."])
  }
}

/// Registers the fonts of a file by their names (`CoreText.CTFontManagerRegisterFontsForURL`), for `Font.custom` and
/// `UIFont(name:size:)`. Pages load the file from the server. Terminals have fonts of their own.
///
/// - Parameters:
///   - fontURL: A file of TrueType, OpenType, WOFF or WOFF2 format.
///   - scope: Fonts belong to the process.
///   - error: Set if the file is unreadable or not a font.
/// - Returns: Whether the file could be read, and is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontRegistry.shared.register(fontURL) { return true }
  error?.pointee = .passRetained(CTFontManagerError(reading: fontURL).cfError(fontURL.lastPathComponent))
  return false
}

/// Registers the fonts of several files by their names. See ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [CFURL], _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool { fontURLs.reduce(true) { FontRegistry.shared.register($1) && $0 } }

/// Registers a font by its names (`CoreText.CTFontManagerRegisterGraphicsFont`).
///
/// - Parameters:
///   - font: The font.
///   - error: Set if the font is already registered.
///   - Returns: Whether this call registered the font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = font.font.postScriptName
  guard !FontRegistry.shared.fonts.contains(where: { $0.postScriptName == name }) else {
    error?.pointee = .passRetained(CTFontManagerError.alreadyRegistered.cfError(name))
    return false
  }
  return FontRegistry.shared.register(font.font.source)
}
