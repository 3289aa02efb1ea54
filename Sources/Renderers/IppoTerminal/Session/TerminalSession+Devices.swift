import IppoRender

extension TerminalSession {
  /// Uses a device of the person, as far as a terminal has one: notifications.
  func use(_ request: DeviceRequest) {
    switch request.use {
    case .notificationPermission: answer(.allowed(true), to: request)
    case .notification(let notification):
      // The command may be a mere bell, and a terminal may leave it out.
      renderer.show(notification)
      writeCommand(traits.notifications.bytes(notification))
      answer(.shown, to: request)
    case .withdrawal(let identifiers): writeCommand(traits.notifications.withdrawal(of: identifiers))
    case .location, .speech, .media: answer(.unavailable, to: request)
    case .vibration, .announcement, .end: break
    }
  }

  /// The answer comes in a turn of its own: the window shows the frame with the request first.
  private func answer(_ answer: DeviceAnswer, to request: DeviceRequest) {
    Task { [weak self] in
      guard let self, self.exit == nil else { return }
      // Without somebody who waits for the answer, the window refuses it.
      try? self.window?.send(answer, to: request)
    }
  }
}
