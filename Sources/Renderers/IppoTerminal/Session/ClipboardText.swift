import Foundation

/// A text for the clipboard of whoever sits at the terminal, over any connection (OSC 52 of xterm). Terminals ignore
/// the sequence if they do not know it, or if their users forbid it.
struct ClipboardText {
  let text: String

  init(_ text: String) { self.text = text }

  /// The selection `c` is the clipboard; the text is Base64, so that nothing in it is a command.
  var bytes: [UInt8] { Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8) }
}
