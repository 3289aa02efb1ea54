/// Adds a value to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`: the property and its key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accountName: String = "Guest"
/// }
/// ```
///
/// The default value is evaluated each time that it is needed, if the property has a type annotation or a literal.
/// Otherwise it is evaluated once. The semantics are those of SwiftUI's `@Entry`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "IppoMacros", type: "EntryMacro")
