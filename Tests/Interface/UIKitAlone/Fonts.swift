import UIKit

/// Registers a font of a file, as apps do with Core Graphics.
///
/// - Returns: The error; `nil` if the font is registered.
public func registerFont(_ file: URL) -> String? {
  guard let provider = CGDataProvider(url: file as CFURL) else { return "no data" }
  guard let font = CGFont(provider) else { return "no font" }
  var error: Unmanaged<CFError>?
  guard CTFontManagerRegisterGraphicsFont(font, &error) else {
    return error.map { $0.takeUnretainedValue().localizedDescription } ?? "no error"
  }
  return nil
}

/// Registers a font of bytes in memory.
///
/// - Returns: The font's name; `nil` if the bytes are not a font.
public func registerFont(_ data: Data) -> String? {
  guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return nil }
  CTFontManagerRegisterGraphicsFont(font, nil)
  return font.postScriptName as String?
}

/// Registers the fonts of a file by its address.
public func registerFonts(_ file: URL) -> Error? {
  var error: Unmanaged<CFError>?
  CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error)
  return error?.takeRetainedValue()
}
