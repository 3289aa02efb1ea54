/// Somebody who is in a room: see `presence(_:)`.
public struct Presence<Value: Codable & Sendable>: Codable, Identifiable, Sendable {
  /// Who it is, as the app has it.
  public let id: String

  /// What the app tells the others of them: a name, a colour, what they have selected.
  public var value: Value

  /// Somebody of an id, with what is told of them.
  public init(id: String, value: Value) {
    self.id = id
    self.value = value
  }
}

extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}
