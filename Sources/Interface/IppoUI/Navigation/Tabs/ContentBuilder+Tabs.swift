/// Tabs in a closure of ``ContentBuilder``. All of them have values of one type, which a tuple of any content cannot
/// require.
@MainActor
extension ViewBuilder {
  /// Two tabs.
  @_disfavoredOverload
  public static func buildBlock<V, A: TabContent<V>, B: TabContent<V>>(
    _ a: A, _ b: B
  ) -> _TabContents<V, TupleView<(A._Shown, B._Shown)>> { _TabContents(buildBlock(a._shown, b._shown)) }

  /// Three tabs.
  @_disfavoredOverload
  public static func buildBlock<V, A: TabContent<V>, B: TabContent<V>, C: TabContent<V>>(
    _ a: A, _ b: B, _ c: C
  ) -> _TabContents<V, TupleView<(A._Shown, B._Shown, C._Shown)>> {
    _TabContents(buildBlock(a._shown, b._shown, c._shown))
  }

  /// Four tabs.
  @_disfavoredOverload
  public static func buildBlock<V, A: TabContent<V>, B: TabContent<V>, C: TabContent<V>, D: TabContent<V>>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> _TabContents<V, TupleView<(A._Shown, B._Shown, C._Shown, D._Shown)>> {
    _TabContents(buildBlock(a._shown, b._shown, c._shown, d._shown))
  }

  /// Five tabs.
  @_disfavoredOverload
  public static func buildBlock<
    V, A: TabContent<V>, B: TabContent<V>, C: TabContent<V>, D: TabContent<V>, E: TabContent<V>
  >(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> _TabContents<V, TupleView<(A._Shown, B._Shown, C._Shown, D._Shown, E._Shown)>> {
    _TabContents(buildBlock(a._shown, b._shown, c._shown, d._shown, e._shown))
  }

  /// A tab within `if #available`.
  @_disfavoredOverload
  public static func buildLimitedAvailability<V, Tabs: TabContent<V>>(_ tabs: Tabs) -> _TabContents<V, AnyView> {
    _TabContents(AnyView(tabs._shown))
  }
}
