/// The part of the address that stands for the value of a binding, and the spelling of the value.
struct AddressDescription {
  let kind: AddressPart.Kind
  /// The segments, or the value of the item if it is in the address.
  let texts: () -> [String]
  /// Takes over the segments or the value of an address.
  let take: @MainActor ([String]) -> Void
  /// The `Location` of the value.
  private let place: AnyObject
  private let isPlace: (AnyObject) -> Bool
  /// The spelling of a value of the binding's type; `nil` if the value has no address.
  private let spell: (Any) -> [String]?

  init<Value>(
    _ kind: AddressPart.Kind, _ value: Binding<Value>, texts: @escaping (Value) -> [String]?,
    take: @escaping @MainActor ([String]) -> Void
  ) {
    self.kind = kind
    self.take = take
    let location = value.location
    self.texts = { texts(location.get()) ?? [] }
    place = location
    isPlace = { ($0 as? Location<Value>).map(location.isEqual) ?? false }
    spell = { texts($0 as! Value) }
  }

  /// A description of a part of a value, to which bindings are made.
  ///
  /// - Parameters:
  ///   - part: Reads the part.
  ///   - whole: The value with the part.
  init<Part, Whole>(
    _ kind: AddressPart.Kind, _ part: @escaping (Whole) -> Part, of whole: Binding<Whole>,
    texts: @escaping (Part) -> [String]?, take: @escaping @MainActor ([String]) -> Void
  ) {
    self.kind = kind
    self.take = take
    let location = whole.location
    self.texts = { texts(part(location.get())) ?? [] }
    place = location
    isPlace = {
      ($0 as? Location<Part>)?.isPart(of: location) ?? ($0 as? Location<Whole>).map(location.isEqual) ?? false
    }
    spell = { texts($0 as! Part) }
  }

  func describes<Value>(_ place: Location<Value>) -> Bool { isPlace(place) }

  /// The part of the address for another value in the described place; `nil` for a value without an address.
  func texts<Value>(of value: Value) -> [String]? { spell(value) }
}

extension AddressDescription: Equatable {
  /// Two descriptions of the same value in the same place of the address are assumed to write it in the same way.
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind && lhs.isPlace(rhs.place) }
}

/// The descriptions around a view, from the outside in.
private struct AddressDescriptionsKey: EnvironmentKey {
  static var defaultValue: [AddressDescription] { [] }
}

extension EnvironmentValues {
  /// The descriptions around the view, from the outside in.
  var addressDescriptions: [AddressDescription] {
    get { self[AddressDescriptionsKey.self] }
    set { self[AddressDescriptionsKey.self] = newValue }
  }
}

extension [AddressDescription] {
  /// The destination of a view that writes a value: the address that the views around it would have then.
  ///
  /// Parts of views inside of others are unknown before these views exist, and are left out.
  ///
  /// - Returns: `nil` if no description fits the place, and for a value without an address.
  func address<Value>(setting place: Location<Value>, to value: Value) -> String? {
    var isDescribed = false
    var parts: [AddressPart] = []
    for description in self {
      let texts: [String]
      if description.describes(place) {
        // The current value is not read, so that the view that asks does not depend on it.
        guard let new = description.texts(of: value) else { return nil }
        isDescribed = true
        texts = new
      } else {
        texts = description.texts()
      }
      parts.append(AddressPart(kind: description.kind, texts: texts) { _ in })
    }
    return isDescribed ? AddressBook.address(of: parts) : nil
  }
}
