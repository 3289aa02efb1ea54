import Foundation

/// A text for the clipboard of whoever sits at the terminal, over any connection (OSC 52 of xterm). Terminals that do not know it,
/// or whose users do not allow it, ignore it.
struct ClipboardText {
  let text: String

  init(_ text: String) { self.text = text }

  /// The selection `c` is the clipboard; the text is Base64, so that nothing in it is a command.
  var bytes: [UInt8] { Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8) }
}
