import Foundation

/// Inline images of iTerm2 (OSC 1337 `File`): the terminal takes the file itself.
enum InlineImage {
  /// The sequence that shows a file at the cursor, in a number of cells.
  static func sequence(_ file: [UInt8], size: CellSize) -> String {
    "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(size.columns);height=\(size.rows);preserveAspectRatio=0:"
      + Data(file).base64EncodedString() + "\u{07}"
  }

  /// Media types of files that the terminal takes.
  static func takes(_ mediaType: String) -> Bool {
    ["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"].contains(mediaType)
  }
}
