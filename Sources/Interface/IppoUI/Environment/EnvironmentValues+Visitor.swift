private struct VisitorKey: EnvironmentKey {
  static var defaultValue: Visitor? { nil }
}

extension EnvironmentValues {
  /// The visitor who sees the window; see `Visitor`.
  public var visitor: Visitor {
    get { self[VisitorKey.self] ?? .current }
    set { self[VisitorKey.self] = newValue }
  }
}
