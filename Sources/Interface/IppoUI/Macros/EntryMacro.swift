/// Adds a value to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`: the property and its key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accountName: String = "Guest"
/// }
/// ```
///
/// The default value is evaluated each time it is needed if the type of the property is written or is that of a
/// literal, and once otherwise. The semantics are those of SwiftUI's `@Entry`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IppoMacros", type: "EntryMacro")
