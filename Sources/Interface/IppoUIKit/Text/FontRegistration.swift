public import Foundation
import IppoRender

/// For whom a font is registered (`CoreText.CTFontManagerScope`). A process registers its own, whatever is said.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Makes the fonts of a file known to the app by their names (`CoreText.CTFontManagerRegisterFontsForURL`):
/// `Font.custom` and `UIFont(name:size:)` find them. Pages are served the file; terminals have fonts of their own.
///
/// - Parameters:
///   - fontURL: a file of TrueType, OpenType, WOFF or WOFF2 format.
///   - scope: fonts belong to the process.
///   - error: is left as it is; whether the file is a font is what is returned.
/// - Returns: Whether the file could be read, and is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { FontRegistry.shared.register(fontURL) }

/// Makes the fonts of several files known to the app by their names. See ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ errors: UnsafeMutableRawPointer?
) -> Bool { fontURLs.reduce(true) { FontRegistry.shared.register($1) && $0 } }
