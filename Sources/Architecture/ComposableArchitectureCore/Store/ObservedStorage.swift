/// The storage of an observed field.
struct ObservedStorage {
  let offset: Int
  /// The field that observers know it by.
  var field: AnyKeyPath
  let extent: (UnsafeRawPointer) -> ObservationExtent
  /// Finds the field in the storage, unless the field is the storage.
  var address: ((UnsafeRawPointer) -> (owner: AnyObject, address: UnsafeRawPointer)?)?
}

/// The storage of a field, if its state declares one.
func observedStorage<S: ObservableState>(of type: S.Type, _ keyPath: AnyKeyPath) -> ObservedStorage? {
  let fields = S._$storage
  guard
    let field = keyPath as? PartialKeyPath<S>,
    let storage = fields[field],
    let offset = MemoryLayout<S>.offset(of: storage)
  else { return nil }
  let (fieldType, storageType) = (Swift.type(of: field).valueType, Swift.type(of: storage).valueType)
  let projected = storageType as? any ProjectedState.Type
  var result = ObservedStorage(
    offset: offset, field: field, extent: { borrow($0.assumingMemoryBound(to: S.self)) { $0._$id.extent } }
  )
  if storageType == fieldType {
    if projected != nil, let other = fields.first(where: { $0.value == storage && $0.key != field }) {
      result.field = other.key
    }
    return result
  }
  guard let projected, projected.projectedType == fieldType else { return nil }
  result.address = { projected.address(of: $0) }
  return result
}

/// State behind a projected property, such as `$child`.
protocol ProjectedState {
  /// The type of what is projected.
  static var projectedType: Any.Type { get }

  /// The address of the projected value, and the object that contains it, or nil if there is no value.
  static func address(of state: UnsafeRawPointer) -> (owner: AnyObject, address: UnsafeRawPointer)?
}

/// Optionals, as such.
protocol OptionalType {
  associatedtype Wrapped
}

extension Optional: OptionalType {}
