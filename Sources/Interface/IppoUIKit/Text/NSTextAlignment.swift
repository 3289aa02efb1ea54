/// The alignment of the lines of a text (`UIKit.NSTextAlignment`).
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both edges. Drawn as ``left``.
  case justified
  /// As the language has it. Drawn as ``left``.
  case natural
}

/// The break of lines, or the cut of a text that is too long (`UIKit.NSLineBreakMode`).
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break anywhere.
  case byCharWrapping
  /// The text is clipped where it exceeds its frame.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}
