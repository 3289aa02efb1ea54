import Foundation
import RuntimeABI
import Synchronization

/// How the values of a type are written as segments of an address, and read from them. Found once per type and process.
struct StateSpelling<Value>: @unchecked Sendable {  // functions that keep nothing but types and their layout
  /// The segments that stand for a value; `nil`: it cannot be told.
  let segments: (Value) -> [String]?
  /// The value that the first segments stand for, which are taken.
  let value: (inout ArraySlice<String>) -> Value?

  static var known: Self {
    spellings.withLock { $0[ObjectIdentifier(Value.self)] as? Self } ?? remember(make())
  }

  private static func remember(_ spelling: Self) -> Self {
    spellings.withLock { $0[ObjectIdentifier(Value.self)] = spelling }
    return spelling
  }

  private static func make() -> Self {
    if let type = Value.self as? any AddressableState.Type { return own(type) }
    if Value.self is UUID.Type {
      return text({ ($0 as! UUID).uuidString.lowercased() }, { UUID(uuidString: $0) as! Value? })
    }
    if let type = Value.self as? any RawRepresentable.Type { return raw(type) }
    if let type = Value.self as? any LosslessStringConvertible.Type { return description(type) }
    if let type = Value.self as? any ObservableState.Type, let spelling = parts(type) { return spelling }
    switch MetadataKind(of: Value.self) {
    case .enumeration: return EnumLayout(of: Value.self).flatMap(choice) ?? untold
    case .tuple: return tuple(FieldLayout.elements(of: Value.self))
    default: return untold
    }
  }

  /// The spelling of a value that has no place in an address.
  private static var untold: Self { Self(segments: { _ in nil }, value: { _ in nil }) }

  /// One segment.
  private static func text(
    _ text: @escaping (Value) -> String, _ value: @escaping (String) -> Value?
  ) -> Self {
    Self {
      let segment = text($0)
      return isSegment(segment) ? [segment] : nil
    } value: { segments in
      guard let segment = segments.first, let result = value(segment) else { return nil }
      segments.removeFirst()
      return result
    }
  }

  private static func description<T: LosslessStringConvertible>(_ type: T.Type) -> Self {
    text({ ($0 as! T).description }, { T($0) as! Value? })
  }

  private static func own<T: AddressableState>(_ type: T.Type) -> Self {
    Self {
      guard let segments = ($0 as! T).addressSegments, segments.allSatisfy(isSegment) else { return nil }
      return segments
    } value: { segments in
      var rest = segments
      guard let value = T(addressSegments: &rest) else { return nil }
      segments = rest
      return (value as! Value)
    }
  }

  private static func raw<T: RawRepresentable>(_ type: T.Type) -> Self {
    Self {
      StateSpelling<T.RawValue>.known.segments(($0 as! T).rawValue)
    } value: { segments in
      var rest = segments
      guard let raw = StateSpelling<T.RawValue>.known.value(&rest), let value = T(rawValue: raw) else { return nil }
      segments = rest
      return (value as! Value)
    }
  }

  private static func parts<T: ObservableState>(_ type: T.Type) -> Self? {
    guard let parts = T._$parts else { return nil }
    return Self {
      parts.segments($0 as! T)
    } value: {
      parts.state(&$0).map { $0 as! Value }
    }
  }
}

/// By type: a `StateSpelling` of it.
private let spellings = Mutex<[ObjectIdentifier: any Sendable]>([:])

/// Whether a text can be a segment of a path: see `View.address(path:)`.
func isSegment(_ text: String) -> Bool { !["", ".", "..", "_ippo"].contains(text) }

// MARK: Enums and tuples

extension StateSpelling {
  /// The case in kebab case, and the segments of what is in it.
  private static func choice(_ layout: EnumLayout) -> Self? {
    let names = (0..<layout.count).map { layout.name($0) ?? "" }
    let payloads = (0..<layout.count).map { layout.payload($0) }
    guard !names.isEmpty, !names.contains("") else { return nil }
    var segmentNames = names.map(kebabCase)
    // Cases that would be called the same keep their names.
    let counts = Dictionary(segmentNames.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, name) in names.enumerated() where counts[segmentNames[index]]! > 1 { segmentNames[index] = name }
    let places = Dictionary(zip(segmentNames, 0..<layout.count), uniquingKeysWith: { first, _ in first })
    let types = payloads
    let segmentName = segmentNames
    return Self { value in
      withUnsafePointer(to: value) { place in
        let tag = layout.tag(of: place)
        guard let payload = types[Int(tag)] else { return [segmentName[Int(tag)]] }
        func segments<P>(_ type: P.Type) -> [String]? {
          layout.withPayload(of: place, tag) {
            StateSpelling<P>.known.segments($0.assumingMemoryBound(to: P.self).pointee)
          }
        }
        return _openExistential(payload, do: segments).map { [segmentName[Int(tag)]] + $0 }
      }
    } value: { segments in
      guard let name = segments.first, let tag = places[name] else { return nil }
      var rest = segments.dropFirst()
      let new = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { new.deallocate() }
      if let payload = types[Int(tag)] {
        func make<P>(_ type: P.Type) -> Bool {
          guard let content = StateSpelling<P>.known.value(&rest) else { return false }
          let place = UnsafeMutablePointer<P>.allocate(capacity: 1)
          defer { place.deallocate() }
          place.initialize(to: content)
          layout.make(tag, holding: place, at: UnsafeMutableRawPointer(new))
          return true
        }
        guard _openExistential(payload, do: make) else { return nil }
      } else {
        layout.make(tag, at: UnsafeMutableRawPointer(new))
      }
      segments = rest
      return new.move()
    }
  }

  /// One element after the other.
  private static func tuple(_ fields: [FieldLayout.Field]) -> Self {
    return Self { value in
      withUnsafeBytes(of: value) { place in
        var result: [String] = []
        for field in fields {
          func segments<P>(_ type: P.Type) -> [String]? {
            StateSpelling<P>.known.segments(
              (place.baseAddress! + field.offset).assumingMemoryBound(to: P.self).pointee)
          }
          guard let segments = _openExistential(field.type, do: segments) else { return nil }
          result += segments
        }
        return fields.isEmpty ? nil : result
      }
    } value: { segments in
      guard !fields.isEmpty else { return nil }
      var rest = segments
      let new = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { new.deallocate() }
      var undo: [() -> Void] = []
      for field in fields {
        func make<P>(_ type: P.Type) -> Bool {
          guard let content = StateSpelling<P>.known.value(&rest) else { return false }
          let place = (UnsafeMutableRawPointer(new) + field.offset).assumingMemoryBound(to: P.self)
          place.initialize(to: content)
          undo.append { place.deinitialize(count: 1) }
          return true
        }
        guard _openExistential(field.type, do: make) else {
          for action in undo { action() }
          return nil
        }
      }
      segments = rest
      return new.move()
    }
  }
}

/// `tapToEdit` as `tap-to-edit`, `aURLList` as `a-url-list`.
func kebabCase(_ name: String) -> String {
  let characters = Array(name)
  var result = ""
  for (index, character) in characters.enumerated() {
    let before = index > 0 ? characters[index - 1] : nil
    let after = index + 1 < characters.count ? characters[index + 1] : nil
    // A word begins behind a small letter or a digit, and with the last capital of several.
    if character.isUppercase, let before, before.isLowercase || before.isNumber || (after?.isLowercase ?? false) {
      if result.last != "-" { result += "-" }
    }
    result += character.lowercased()
  }
  return result
}
