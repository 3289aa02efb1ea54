public import Foundation

/// Events that a person feels (`CoreHaptics.CHHapticPattern`).
public final class CHHapticPattern: Sendable {
  let events: [CHHapticEvent]

  /// Events with parameters that change over time, which are kept out: a vibration is on or off.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    guard events.allSatisfy({ $0.relativeTime >= 0 && $0.relativeTime.isFinite }) else {
      throw CHHapticError(.invalidEventTime)
    }
    guard events.allSatisfy({ $0.duration >= 0 && $0.duration.isFinite }) else {
      throw CHHapticError(.invalidEventDuration)
    }
    self.events = events
  }

  /// Events with curves of parameters, which are kept out.
  public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    try self.init(events: events, parameters: [])
  }

  /// A pattern of a dictionary (AHAP).
  /// - Throws: ``CHHapticError/Code/invalidPatternDictionary``
  public convenience init(dictionary: [Key: Any]) throws {
    guard let entries = dictionary[.pattern] as? [[Key: Any]] else { throw CHHapticError(.invalidPatternDictionary) }
    try self.init(events: entries.compactMap { try ($0[.event] as? [Key: Any]).map(Self.event) }, parameters: [])
  }

  /// A pattern in JSON (AHAP).
  /// - Throws: ``CHHapticError/Code/invalidPatternDictionary``
  convenience init(data: Data) throws {
    let file: AHAPFile
    do { file = try JSONDecoder().decode(AHAPFile.self, from: data) } catch {
      throw CHHapticError(.invalidPatternDictionary)
    }
    try self.init(events: file.events, parameters: [])
  }

  /// The pattern of a file (AHAP).
  public convenience init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }

  /// Seconds until the last event ends.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  private static func event(_ dictionary: [Key: Any]) throws -> CHHapticEvent {
    guard
      let type = dictionary[.eventType] as? CHHapticEvent.EventType
        ?? (dictionary[.eventType] as? String).map(CHHapticEvent.EventType.init(rawValue:))
    else { throw CHHapticError(.badEventEntry) }
    let parameters = (dictionary[.eventParameters] as? [[Key: Any]] ?? []).compactMap { entry in
      (entry[.parameterID] as? CHHapticEvent.ParameterID).map {
        CHHapticEventParameter(parameterID: $0, value: Float(number(entry[.parameterValue])))
      }
    }
    return CHHapticEvent(
      eventType: type, parameters: parameters, relativeTime: number(dictionary[.time]),
      duration: number(dictionary[.eventDuration]))
  }

  private static func number(_ value: Any?) -> Double {
    (value as? Double) ?? (value as? Int).map(Double.init) ?? (value as? Float).map(Double.init) ?? 0
  }

  /// A key of a dictionary (`CHHapticPattern.Key`).
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// The name of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The events.
    public static let pattern = Self(rawValue: "Pattern")
    /// An event.
    public static let event = Self(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Self(rawValue: "EventType")
    /// The seconds of an event.
    public static let eventDuration = Self(rawValue: "EventDuration")
    /// The parameters of an event.
    public static let eventParameters = Self(rawValue: "EventParameters")
    /// The time of an event.
    public static let time = Self(rawValue: "Time")
    /// The kind of a parameter.
    public static let parameterID = Self(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Self(rawValue: "ParameterValue")
  }
}

/// A thing that is felt or heard (`CoreHaptics.CHHapticEvent`).
public final class CHHapticEvent: Sendable {
  /// The kinds of events (`CHHapticEvent.EventType`).
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// The name of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A vibration.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A sound, which is not played.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of a file, which is not played.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }

  /// The kinds of parameters (`CHHapticEvent.ParameterID`).
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// The name of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength, 0 to 1.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// The sharpness, 0 to 1. It has no effect.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// The seconds until the full strength. They have no effect.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// The seconds until the strength is lower. They have no effect.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// The seconds until the end. They have no effect.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether the strength stays. It has no effect.
    public static let sustained = Self(rawValue: "Sustained")
    /// The volume of a sound. It has no effect.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// The pitch of a sound. It has no effect.
    public static let audioPitch = Self(rawValue: "AudioPitch")
  }

  /// The kind.
  public let type: EventType
  /// The parameters.
  public let eventParameters: [CHHapticEventParameter]
  /// Seconds from the start of the pattern.
  public let relativeTime: TimeInterval
  /// Seconds; 0 for a tap.
  public let duration: TimeInterval

  /// An event at a time in seconds.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }

  /// An event at a time in seconds.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) {
    self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
  }

  /// The strength, 0 to 1.
  var intensity: Float { eventParameters.last { $0.parameterID == .hapticIntensity }?.value ?? 1 }
}

/// A parameter of an event (`CoreHaptics.CHHapticEventParameter`).
public struct CHHapticEventParameter: Equatable, Sendable {
  /// The kind.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  public var value: Float

  /// A parameter with a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A parameter that changes a whole pattern (`CoreHaptics.CHHapticDynamicParameter`). It has no effect.
public struct CHHapticDynamicParameter: Equatable, Sendable {
  /// The kinds of parameters.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The value behind the name.
    public let rawValue: String
    /// The name of a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// The sharpness.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// The volume.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
  }

  /// The kind.
  public let parameterID: ID
  /// The value.
  public let value: Float
  /// Seconds from the start of the pattern.
  public let relativeTime: TimeInterval

  /// A parameter at a time.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A curve of a parameter (`CoreHaptics.CHHapticParameterCurve`). It has no effect.
public struct CHHapticParameterCurve: Equatable, Sendable {
  /// A point of a curve.
  public struct ControlPoint: Equatable, Sendable {
    /// Seconds from the start of the curve.
    public var time: TimeInterval
    /// The value.
    public var value: Float
    /// A point.
    public init(relativeTime time: TimeInterval, value: Float) {
      self.time = time
      self.value = value
    }
  }

  /// The kind.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// Seconds from the start of the pattern.
  public let relativeTime: TimeInterval

  /// A curve through points.
  public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}

/// A file of a pattern in JSON. Entries other than events are left out.
private struct AHAPFile: Decodable {
  let Pattern: [Entry]

  struct Entry: Decodable { let Event: Content? }

  struct Content: Decodable {
    let Time: Double
    let EventType: String
    let EventDuration: Double?
    let EventParameters: [Parameter]?
  }

  struct Parameter: Decodable {
    let ParameterID: String
    let ParameterValue: Float
  }

  var events: [CHHapticEvent] {
    Pattern.compactMap(\.Event).map { event in
      CHHapticEvent(
        eventType: .init(rawValue: event.EventType),
        parameters: (event.EventParameters ?? []).map {
          CHHapticEventParameter(parameterID: .init(rawValue: $0.ParameterID), value: $0.ParameterValue)
        },
        relativeTime: event.Time, duration: event.EventDuration ?? 0)
    }
  }
}
