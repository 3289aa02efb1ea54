import IdentifiedCollections
public import Observation

/// Raises the observation of the fields of one state value. The `@ObservableState` macro adds one to each struct.
///
/// A registrar is shared by the copies of a value, and takes no part in comparing, hashing or coding it. The variants
/// without a subject are the ones to call from accessors that mutate: handing `self` over there would copy the whole
/// state.
///
/// ```swift
/// var count: Int {
///   init(initialValue) initializes(_count) { _count = initialValue }
///   get {
///     _$observationRegistrar.access(self, keyPath: \.count)
///     return _count
///   }
///   set { _$observationRegistrar.mutate(keyPath: \Self.count, &_count, newValue) }
///   _modify {
///     let oldValue = _$observationRegistrar.willModify(keyPath: \Self.count, &_count)
///     defer { _$observationRegistrar.didModify(keyPath: \Self.count, &_count, oldValue) }
///     yield &_count
///   }
/// }
/// ```
public struct ObservationStateRegistrar: Sendable {
  let extent = ObservationExtent()
  private var revision: UInt64 = 0

  /// Makes a registrar with an identity of its own.
  public init() {}

  /// The identity of the value.
  public var id: ObservableStateID { ObservableStateID(extent: extent, revision: revision) }

  /// Called before the owner is modified in place: it diverges from its copies.
  public mutating func _$willModify() {
    revision = StructureRevision.next()
  }

  /// Notes that a field was read.
  ///
  /// - Parameters:
  ///   - subject: The state.
  ///   - keyPath: The field.
  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    extent.access(keyPath)
  }

  /// Notes that a field was read.
  public func access<Subject, Member>(keyPath: KeyPath<Subject, Member>) {
    extent.access(keyPath)
  }
}

extension ObservationStateRegistrar: Equatable, Hashable, Codable {
  /// Always true: how a value is observed is no part of the value.
  public static func == (_: Self, _: Self) -> Bool { true }

  /// Feeds nothing into the hasher.
  public func hash(into hasher: inout Hasher) {}

  /// Makes a fresh registrar, reading nothing.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
