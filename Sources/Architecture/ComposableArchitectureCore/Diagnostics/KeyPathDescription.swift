import RuntimeABI

/// The description of a key path with the names of its properties: `\State.name`.
///
/// The standard library knows the names of stored properties. Those of observable state are computed, and on Linux it prints
/// the addresses of their getters: `\State.<computed 0x0000aaaa0000bbbb (String)>`. The `@ObservableState` macro lists the
/// stored property behind each (``ObservableState/_$storage``), which has the name. A projected value is named by the field of
/// its type. What has no storage of its own, as other computed properties and subscripts, stays as the standard library prints
/// it.
package func namedDescription(of keyPath: AnyKeyPath) -> String {
  var walk = KeyPathWalk(keyPath)
  while let component = walk.next() { walk.description += component }
  return walk.description
}

/// Goes through the description of a key path, component by component, with the type that each leads to.
private struct KeyPathWalk {
  var description: String
  private let keyPath: AnyKeyPath
  private var rest: Substring
  /// The type that has the next component as a property; `nil` behind an unknown component.
  private var type: Any.Type?

  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    type = Swift.type(of: keyPath).rootType
    description = root(of: keyPath)
    rest = keyPath.debugDescription.dropFirst(description.count)
  }

  /// The next component as it is to be printed, with the punctuation before it.
  mutating func next() -> String? {
    guard let first = rest.first else { return nil }
    if first != "." {
      rest = rest.dropFirst()
      type = (type as? any OptionalType.Type).map { wrapped($0) }
      return String(first)
    }
    let component = rest.prefix(upTo: endOfComponent)
    rest = rest[component.endIndex...]
    let owner = type
    if component.hasPrefix(".<") {
      let isWhole = rest.isEmpty && description == root(of: keyPath)
      let property = owner.flatMap {
        observedProperty(component, of: $0, ifWhole: isWhole ? keyPath : nil) ?? projectedProperty(component, of: $0)
      }
      type = property?.type
      return property.map { ".\($0.name)" } ?? String(component)
    }
    let name = component.dropFirst()
    type = owner.flatMap { FieldLayout.fields(of: $0) }?.first { $0.name == name }?.type
    return String(component)
  }

  /// The end of the component at the beginning; the type that the component may name has punctuation of its own.
  private var endOfComponent: Substring.Index {
    let body = rest.dropFirst()
    guard body.first == "<" else { return body.firstIndex { ".?!".contains($0) } ?? body.endIndex }
    var depth = 0
    for index in body.indices {
      switch body[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0: return body.index(after: index)
      default: break
      }
    }
    return body.endIndex
  }
}

/// The type that a key path begins with, as its description does.
private func root(of keyPath: AnyKeyPath) -> String { "\\\(type(of: keyPath).rootType)" }

/// The field of an observable state whose key path has a component of that description.
///
/// - Parameter keyPath: the key path, where the component is all of it. In generic types the getter has another address where
///   the type is known, so that descriptions differ; key paths are equal all the same.
private func observedProperty(
  _ component: Substring, of owner: Any.Type, ifWhole keyPath: AnyKeyPath?
) -> (name: String, type: Any.Type)? {
  func storage<State: ObservableState>(_: State.Type) -> [(AnyKeyPath, AnyKeyPath)] {
    State._$storage.map { ($0.key, $0.value) }
  }
  guard let state = owner as? any ObservableState.Type else { return nil }
  for (field, storage) in storage(state)
  where field == keyPath || field.debugDescription == root(of: field) + component {
    let types = (field: type(of: field).valueType, storage: type(of: storage).valueType)
    // `@Presents` has one storage for a child and its projected value.
    let isProjected = types.field == types.storage && types.storage is any PresentedStorage.Type
    let name = storage.debugDescription.dropFirst(root(of: storage).count).drop { ".".contains($0) }
    return ((isProjected ? "$" : "") + name.trimmingPrefix("_"), types.field)
  }
  return nil
}

/// The projected value, as `$width` of `@BindingState var width`, that a component of that description is.
///
/// These wrappers project themselves, so that the value has the type of the stored property. Where several fields have that
/// type, nothing tells which of them is meant.
private func projectedProperty(_ component: Substring, of owner: Any.Type) -> (name: String, type: Any.Type)? {
  let candidates = (FieldLayout.fields(of: owner) ?? []).filter {
    $0.type is any ProjectingItself.Type && $0.name.hasPrefix("_") && component.hasSuffix(" (\($0.type))>")
  }
  guard candidates.count == 1, let field = candidates.first else { return nil }
  return ("$" + field.name.dropFirst(), field.type)
}

/// The type of what is in an optional.
private func wrapped<Optional: OptionalType>(_: Optional.Type) -> Any.Type { Optional.Wrapped.self }

/// The storage of a presented child.
private protocol PresentedStorage {}

extension PresentationState: PresentedStorage {}

/// A property wrapper whose projected value is the wrapper.
private protocol ProjectingItself {}

extension PresentationState: ProjectingItself {}

@available(*, deprecated)
extension BindingState: ProjectingItself {}
