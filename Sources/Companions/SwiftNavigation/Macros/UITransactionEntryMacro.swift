/// Adds a value to ``UITransaction``: the property and its key.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isInteractive = false
/// }
/// ```
///
/// The semantics are those of `@UITransactionEntry` in swift-navigation.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() = #externalMacro(module: "IppoMacros", type: "UITransactionEntryMacro")
