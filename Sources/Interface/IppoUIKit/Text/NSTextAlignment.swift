/// Where the lines of a text begin and end (`UIKit.NSTextAlignment`).
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// Where a text that is too long is cut (`UIKit.NSLineBreakMode`).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
