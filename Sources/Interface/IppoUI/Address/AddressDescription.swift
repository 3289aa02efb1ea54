/// Which part of the address stands for the value of a binding, and how it is written.
struct AddressDescription {
  let kind: AddressPart.Kind
  /// The segments, or the value of the item if it is in the address.
  let texts: () -> [String]
  /// Takes over what an address has.
  let take: @MainActor ([String]) -> Void
  /// Where the value is kept: a `Location`.
  private let place: AnyObject
  private let isPlace: (AnyObject) -> Bool
  /// How a value would be written, if it has an address; it is of the binding's type.
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

  /// A description of the one part of a value that bindings are made to.
  ///
  /// - Parameters:
  ///   - part: reads the part.
  ///   - whole: what it is a part of.
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

  /// What the part would be if another value were kept in the place that is described; `nil` for one without an
  /// address.
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
  /// Where a view leads to that writes a value: the address that the views around it would have then.
  ///
  /// What views inside of others say of the address is not known before they are there, and is left out.
  ///
  /// - Returns: `nil` where no description is of that place, and for values that have no address.
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
