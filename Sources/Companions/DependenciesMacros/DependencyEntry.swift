/// Adds a dependency: a property of `DependencyValues` and the key behind it.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: .live) var analytics: Analytics = .unimplemented
/// }
/// ```
///
/// The property's default value is used in tests, and in previews unless there is a preview value. Without a live value,
/// reading the dependency in an app reports an issue. A type before the values, `@DependencyEntry(Analytics.self, liveValue:
/// .live)`, lets them be members of it.
///
/// - Parameters:
///   - liveValue: What apps use.
///   - previewValue: What previews use.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Live, Preview>(liveValue: Live, previewValue: Preview) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency with a live value.
///
/// - Parameter liveValue: What apps use, and previews too.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Live>(liveValue: Live) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency with a preview value and no live value.
///
/// - Parameter previewValue: What previews use.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Preview>(previewValue: Preview) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency with neither live nor preview value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() = #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency whose type is given, so that every value can be an implicit member of it.
///
/// - Parameters:
///   - type: The type of the dependency.
///   - liveValue: What apps use.
///   - previewValue: What previews use.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(_ type: Value.Type, liveValue: Value, previewValue: Value) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency whose type is given, with a live value.
///
/// - Parameters:
///   - type: The type of the dependency.
///   - liveValue: What apps use, and previews too.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(_ type: Value.Type, liveValue: Value) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency whose type is given, with a preview value and no live value.
///
/// - Parameters:
///   - type: The type of the dependency.
///   - previewValue: What previews use.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(_ type: Value.Type, previewValue: Value) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")

/// Adds a dependency whose type is given, with neither live nor preview value.
///
/// - Parameter type: The type of the dependency.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry<Value>(_ type: Value.Type) =
  #externalMacro(module: "IppoMacros", type: "DependencyEntryMacro")
