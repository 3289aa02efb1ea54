public import IdentifiedCollections
public import Perception

#if UI
  public import IppoUI
#endif

/// State whose fields are observed one by one.
///
/// Conform by applying `@ObservableState` to a struct or an enum. The macro writes the requirements; the semantics
/// follow the Composable Architecture. A value keeps its identity while its fields change, and takes a new one when it
/// is replaced as a whole.
public protocol ObservableState: Perceptible, _ReplacementObservable, _StateIdentifiable, _ObservedValue {
  /// The identity that differs between this value and a replacement of it. Copies share their identity.
  var _$id: ObservableStateID { get }

  /// The stored property behind each observed field, by which a child's state is reached without a copy.
  ///
  /// The macro returns, for each observed field, the key path of the field and that of its storage (`[\.count:
  /// \._count]`). For a presented child, the macro returns both `\.child: \._child` and `\.$child: \._child`. Fields
  /// that are missing here are reached through their accessors.
  static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { get }

  /// The cases of an enum, by which a child's state is reached without a copy. The macro lists them.
  static var _$cases: _ObservedCases<Self> { get }

  /// The arguments that the initializer of a struct needs, where all others have defaults; `nil` if unknown.
  static var _$parts: _StateParts<Self>? { get }
}

extension ObservableState {
  /// No storage is known: every field is reached through its accessors.
  public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] { [:] }

  /// No case is known.
  public static var _$cases: _ObservedCases<Self> { _ObservedCases() }

  /// The parts of a value are unknown.
  public static var _$parts: _StateParts<Self>? { nil }

  /// The identity of the value.
  public var _$identity: _StateIdentity { .id(_$id) }

  /// The readers of the value's fields.
  public var _fieldReaders: _FieldReaders { _$id.extent }

  /// The identity of the value, as a number.
  public var _$fingerprint: UInt { _$id.fingerprint }
}
