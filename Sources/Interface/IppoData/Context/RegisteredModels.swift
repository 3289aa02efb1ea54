/// The objects that a context has read or inserted. The table does not keep them alive.
///
/// Weak references stand in an array, where they are read in place. A dictionary copies one with each read, and all of them
/// when it grows.
struct RegisteredModels {
  private struct Reference {
    weak var model: (any PersistentModel)?
  }

  private var places: [ModelKey: Int] = [:]
  private var references: ContiguousArray<Reference> = []
  /// The places in the array that have no object.
  private var free: [Int] = []
  /// The number of objects from which on those are removed that nobody has any more.
  private var limit = 1024

  /// The object with a key.
  subscript(key: ModelKey) -> (any PersistentModel)? {
    get {
      guard let place = places[key] else { return nil }
      return references.withUnsafeBufferPointer { Self.model(at: place, in: $0.baseAddress) }
    }
    set {
      guard let newValue else {
        guard let place = places.removeValue(forKey: key) else { return }
        references[place].model = nil
        free.append(place)
        return
      }
      if places.count >= limit { expect(1) }
      if let place = places[key] {
        references[place].model = newValue
      } else if let place = free.popLast() {
        references[place].model = newValue
        places[key] = place
      } else {
        places[key] = references.count
        references.append(Reference(model: newValue))
      }
    }
  }

  /// Reads a reference in place: a subscript copies one, and the copy is registered with the object.
  private static func model(at place: Int, in references: UnsafePointer<Reference>?) -> (any PersistentModel)? {
    references?.advanced(by: place).pointee.model
  }

  /// The objects that are still there.
  var models: [any PersistentModel] { references.compactMap(\.model) }

  /// Makes room for objects, by removing those that nobody has any more.
  mutating func expect(_ count: Int) {
    if places.count + count > limit {
      removeReleased()
      limit = max(1024, (places.count + count) * 2)
    }
    if places.count + count > places.capacity {
      places.reserveCapacity(max(places.count + count, places.capacity * 2))
    }
  }

  private mutating func removeReleased() {
    var released: [ModelKey] = []
    references.withUnsafeBufferPointer { references in
      for (key, place) in places where Self.model(at: place, in: references.baseAddress) == nil { released.append(key) }
    }
    for key in released { self[key] = nil }
    if free.count > max(places.count, 1024) { compact() }
  }

  /// Makes an array without free places.
  private mutating func compact() {
    var kept: ContiguousArray<Reference> = []
    kept.reserveCapacity(places.count)
    for (key, place) in places {
      places[key] = kept.count
      kept.append(Reference(model: references[place].model))
    }
    (references, free) = (kept, [])
  }
}
