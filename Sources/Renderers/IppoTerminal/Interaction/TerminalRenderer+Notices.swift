import IppoRender

/// Notices in the last row.
extension TerminalRenderer {
  /// Shows a URL that nothing opens, in the last row, until the next key or click.
  public func show(url: String) {
    interaction.notice = .url(url)
  }

  /// Shows a notification in the last row, until the next key or click.
  func show(_ notification: DeviceNotification) {
    interaction.notice = .notification(notification)
  }

  /// Ends a notice and the return to an earlier place, which last until the person does something.
  func endNotices() {
    interaction.notice = nil
    endReturn()
  }
}
