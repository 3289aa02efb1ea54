import IppoRender

extension DeviceRequest {
  /// The fields of a patch: the use, the number of the request, and what the use needs.
  func write(to json: inout JSONWriter) {
    switch use {
    case .notificationPermission(let asks):
      json.string("notifications")
      json.integer(id)
      json.boolean(asks)
    case .notification(let notification):
      json.string("notify")
      json.integer(id)
      for text in [notification.id, notification.title, notification.body] { json.string(text) }
      for choice in [notification.isSilent, notification.isShownInFront] { json.boolean(choice) }
    case .withdrawal(let identifiers):
      json.string("withdraw")
      json.integer(id)
      json.array { json in for identifier in identifiers { json.string(identifier) } }
    case .location(let isContinuous):
      json.string("location")
      json.integer(id)
      json.boolean(isContinuous)
    case .speech(let speech):
      json.string("speak")
      json.integer(id)
      json.string(speech.text)
      if let language = speech.language { json.string(language) } else { json.null() }
      for value in [speech.rate, speech.pitch, speech.volume] { json.number(value) }
    case .media(let media):
      json.string("media")
      json.integer(id)
      json.string(media.source)
      json.number(media.rate)
      json.integer(media.turn)
      json.number(media.volume)
      for choice in [media.isMuted, media.isLooped] { json.boolean(choice) }
      json.number(media.position)
      json.integer(media.seek)
      json.number(media.interval)
    case .vibration(let milliseconds):
      json.string("vibrate")
      json.integer(id)
      json.array { json in for length in milliseconds { json.integer(length) } }
    case .announcement(let text):
      json.string("announce")
      json.integer(id)
      json.string(text)
    case .end(let other):
      json.string("end")
      json.integer(other)
    }
  }
}
