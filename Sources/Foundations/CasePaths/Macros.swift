/// Gives every case of an enum a key path.
///
/// ```swift
/// @CasePathable enum Screen { case list, detail(Int) }
///
/// let path: CaseKeyPath<Screen, Int> = \.detail
/// path(42)                              // Screen.detail(42)
/// Screen.detail(42)[case: \.detail]     // Optional(42)
/// Screen.list.is(\.list)                // true
/// ```
///
/// The macro adds a nested type `AllCasePaths` with one ``AnyCasePath`` per case, the static property `allCasePaths`, and
/// conformances to ``CasePathable`` and ``CasePathIterable``. What is written by hand is not written again.
/// With `@dynamicMemberLookup` on the enum too, each case is an optional property: `screen.detail`.
///
/// The macro applies to enums only, and the names of the cases must differ. The semantics are those of `@CasePathable` in
/// swift-case-paths.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member, names: named(AllCasePaths), named(allCasePaths), named(_$Element), named(_$Iterator), named(_$Root)
)
public macro CasePathable() = #externalMacro(module: "IppoMacros", type: "CasePathableMacro")
