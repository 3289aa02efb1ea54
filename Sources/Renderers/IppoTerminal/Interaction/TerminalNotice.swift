import IppoRender

/// A message in place of the keys in the last row, until the next key or click.
enum TerminalNotice: Equatable {
  /// A URL that nothing opens, for the person to copy or to click.
  case url(String)
  /// A notification of the app.
  case notification(DeviceNotification)

  func line(in words: RenderWords, width: Int) -> KeyLine {
    switch self {
    case .url(let url): KeyLine(words.terminal(.openURL), url, width: width)
    case .notification(let notification): KeyLine(notification.title, notification.body, width: width)
    }
  }
}
