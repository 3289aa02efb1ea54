/// Somebody who is in a room: see `presence(_:)`.
public struct Presence<Value: Codable & Sendable>: Codable, Identifiable, Sendable {
  /// The identity of the person, as the app has it.
  public let id: String

  /// The data of the app about the person for the others: a name, a colour, a selection.
  public var value: Value

  /// Somebody of an id, with what is told of them.
  public init(id: String, value: Value) {
    self.id = id
    self.value = value
  }
}

extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}
