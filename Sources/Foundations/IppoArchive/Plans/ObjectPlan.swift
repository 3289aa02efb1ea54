import Observation
import OpenCombine
import RuntimeABI
import Synchronization

/// A class whose objects are models: `Observable`, an `ObservableObject`, or `Codable`.
///
/// A model is changed in place, so that everybody who holds it sees what was restored; where there is none, a `Codable`
/// one is made. Other objects are not written, as their meaning outside of the program is unknown.
final class ObjectPlan<T>: TypedPlan, Sendable {
  private let isModel = T.self is any Observable.Type || T.self is any ObservableObject.Type
  private let tables = Mutex<[ObjectIdentifier: FieldTable]>([:])

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    let object = place.assumingMemoryBound(to: T.self).pointee as AnyObject
    if let own = object as? any Archivable { return own._archived(by: writer) }
    if let fields = fields(of: object) {
      return writer.write(object: object) {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return fields.write(start, writer).map { .fields($0) }
      }
    }
    func write<C: Codable>(_ value: C) -> ArchivedValue? {
      withUnsafePointer(to: value) { CodedPlan<C>().write(UnsafeRawPointer($0), writer) }
    }
    if let coded = object as? any Codable { return writer.write(object: object) { write(coded) } }
    writer.omit("an object of \(type(of: object)), which is no model and not Codable")
    return nil
  }

  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool {
    let place = place.assumingMemoryBound(to: T.self)
    func put(_ object: AnyObject) -> Bool {
      guard let object = object as? T else {
        reader.lose("not a \(T.self)")
        return isInitialized
      }
      return self.put(object, at: place, isInitialized: isInitialized)
    }
    guard case .object(let number, let contents) = archived else {
      reader.lose("not a \(T.self)")
      return isInitialized
    }
    if let known = reader.object(number) { return put(known) }
    switch contents {
    case .fields(let contents):
      guard isInitialized else {
        reader.lose("an object of \(T.self) cannot be made anew")
        return false
      }
      let object = place.pointee as AnyObject
      reader.know(object, as: number)
      let start = Unmanaged.passUnretained(object).toOpaque()
      _ = fields(of: object)?.restore(contents, at: start, isInitialized: true, by: reader)
      return true
    case .bytes:
      func make<C: Codable>(_ type: C.Type) -> AnyObject? {
        let place = UnsafeMutablePointer<C>.allocate(capacity: 1)
        defer { place.deallocate() }
        let isMade = CodedPlan<C>().restore(contents, into: place, isInitialized: false, by: reader)
        return isMade ? place.move() as AnyObject : nil
      }
      guard let type = T.self as? any Codable.Type, let object = make(type) else { return isInitialized }
      reader.know(object, as: number)
      return put(object)
    default: return isInitialized
    }
  }

  /// The stored properties of a model, those of its superclasses included; nil for other objects.
  private func fields(of object: AnyObject) -> FieldTable? {
    let type: AnyClass = Swift.type(of: object)
    guard isModel || type is any Observable.Type || type is any ObservableObject.Type else { return nil }
    if let known = tables.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    var all: [FieldLayout.Field] = []
    var next: AnyClass? = type
    while let current = next {
      guard let fields = FieldLayout.fields(ofClass: current) else { return nil }
      all += fields
      next = _getSuperclass(current)
    }
    let result = FieldTable(all)
    tables.withLock { $0[ObjectIdentifier(type)] = result }
    return result
  }
}
