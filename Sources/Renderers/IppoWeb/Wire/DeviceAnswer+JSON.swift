import IppoRender

extension DeviceAnswer {
  /// The answer from the fields that are left of an event: its name, and the numbers of a place or a medium.
  init(from fields: inout any UnkeyedDecodingContainer) throws {
    func optional() throws -> Double? { try fields.decodeNil() ? nil : fields.decode(Double.self) }
    switch try fields.decode(String.self) {
    case "allowed": self = .allowed(try fields.decode(Bool.self))
    case "inFront": self = .inFront
    case "activated": self = .activated
    case "shown": self = .shown
    case "ended": self = .ended
    case "refused": self = .refused
    case "unavailable": self = .unavailable
    case "location":
      let (latitude, longitude) = (try fields.decode(Double.self), try fields.decode(Double.self))
      let accuracy = try fields.decode(Double.self)
      let (altitude, altitudeAccuracy) = (try optional(), try optional())
      let (heading, speed) = (try optional(), try optional())
      self = .location(
        DeviceLocation(
          latitude: latitude, longitude: longitude, accuracy: accuracy, altitude: altitude,
          altitudeAccuracy: altitudeAccuracy, heading: heading, speed: speed, time: try fields.decode(Double.self)))
    case "media":
      let position = try fields.decode(Double.self)
      self = .media(
        DeviceMediaState(
          position: position, duration: try optional(), rate: try fields.decode(Double.self),
          isWaiting: try fields.decode(Bool.self), isEnded: try fields.decode(Bool.self),
          volume: try fields.decode(Double.self), isMuted: try fields.decode(Bool.self),
          turn: try fields.decode(Int.self), seek: try fields.decode(Int.self)))
    default: throw MalformedMessage("an unknown answer of a device")
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .allowed(let isAllowed):
      json.string("allowed")
      json.boolean(isAllowed)
    case .inFront: json.string("inFront")
    case .activated: json.string("activated")
    case .shown: json.string("shown")
    case .ended: json.string("ended")
    case .refused: json.string("refused")
    case .unavailable: json.string("unavailable")
    case .location(let location):
      json.string("location")
      for value in [location.latitude, location.longitude, location.accuracy] { json.number(value) }
      for value in [location.altitude, location.altitudeAccuracy, location.heading, location.speed] {
        if let value { json.number(value) } else { json.null() }
      }
      json.number(location.time)
    case .media(let state):
      json.string("media")
      json.number(state.position)
      if let duration = state.duration { json.number(duration) } else { json.null() }
      json.number(state.rate)
      for choice in [state.isWaiting, state.isEnded] { json.boolean(choice) }
      json.number(state.volume)
      json.boolean(state.isMuted)
      for number in [state.turn, state.seek] { json.integer(number) }
    }
  }
}
