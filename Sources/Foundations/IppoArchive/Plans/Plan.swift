import RuntimeABI
import Synchronization

/// How the values of one type are written down and read, wherever they lie in memory. Found once per type and process.
protocol Plan: AnyObject, Sendable {
  /// Why values of the type cannot be written down, or nil if they can.
  var refusal: String? { get }

  /// Whether values of the type take no part in an archive.
  var isTransient: Bool { get }

  /// Writes the value at a place.
  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue?

  /// Reads a value into a place.
  ///
  /// - Parameter isInitialized: whether there is a value at the place. It stays there if nothing better can be read.
  /// - Returns: whether there is a value at the place now.
  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool

  /// Makes a value at a place where neither the archive nor the program has one.
  func makeEmpty(at place: UnsafeMutableRawPointer) -> Bool

  /// Takes the value away from a place.
  func destroy(_ place: UnsafeMutableRawPointer)
}

extension Plan {
  var refusal: String? { nil }
  var isTransient: Bool { false }
  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? { nil }
  func restore(
    _ archived: ArchivedValue, into place: UnsafeMutableRawPointer, isInitialized: Bool, by reader: ArchiveReader
  ) -> Bool { isInitialized }
  func makeEmpty(at place: UnsafeMutableRawPointer) -> Bool { false }
  func destroy(_ place: UnsafeMutableRawPointer) {}
}

/// The plans of the process, by type.
enum Plans {
  private static let known = Mutex<[ObjectIdentifier: any Plan]>([:])

  static func of(_ type: any Any.Type) -> any Plan {
    if let plan = known.withLock({ $0[ObjectIdentifier(type)] }) { return plan }
    func make<T>(_ type: T.Type) -> any Plan { Self.make(type) }
    let plan = _openExistential(type, do: make)
    return known.withLock {
      if let first = $0[ObjectIdentifier(type)] { return first }
      $0[ObjectIdentifier(type)] = plan
      return plan
    }
  }

  private static func make<T>(_ type: T.Type) -> any Plan {
    if let type = type as? any Archivable.Type { return ownPlan(type) }
    if type is AnyObject.Type { return ObjectPlan<T>() }
    switch MetadataKind(of: type) {
    case .structure:
      // Their stored properties are not for us.
      if isOfTheSystem(type) { return codedPlan(type) ?? RefusedPlan<T>("\(T.self) is not Codable") }
      guard let fields = FieldLayout.fields(of: type) else {
        return codedPlan(type) ?? RefusedPlan<T>("the stored properties of \(T.self) are not known")
      }
      return FieldsPlan<T>(fields, coded: codedPlan(type))
    case .tuple: return FieldsPlan<T>(FieldLayout.elements(of: type), coded: nil)
    case .enumeration:
      if isOfTheSystem(type), let plan = codedPlan(type) { return plan }
      guard let layout = EnumLayout(of: type), layout.count > 0 else {
        return codedPlan(type) ?? RefusedPlan<T>("the cases of \(T.self) are not known")
      }
      return ChoicePlan<T>(layout, coded: codedPlan(type))
    case .existential, .extendedExistential: return ExistentialPlan<T>()
    case .function: return RefusedPlan<T>("a function")
    default: return RefusedPlan<T>("\(T.self) cannot be written down")
    }
  }

  private static func ownPlan<T: Archivable>(_ type: T.Type) -> any Plan { OwnPlan<T>() }

  private static func codedPlan<T>(_ type: T.Type) -> (any Plan)? {
    func plan<C: Codable>(_ type: C.Type) -> any Plan { CodedPlan<C>() }
    return (type as? any Codable.Type).map { plan($0) }
  }

  /// Whether a type is of the standard library, of Foundation, or of another library whose types have invariants beyond
  /// their stored properties.
  private static func isOfTheSystem(_ type: any Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "_Concurrency",
    ]
    .contains(module)
  }
}

/// A type that cannot be written down.
final class RefusedPlan<T>: TypedPlan, Sendable {
  private let reason: String

  init(_ reason: String) { self.reason = reason }

  var refusal: String? { reason }

  func write(_ place: UnsafeRawPointer, _ writer: ArchiveWriter) -> ArchivedValue? {
    writer.omit(reason)
    return nil
  }
}
