private struct VisitorKey: EnvironmentKey {
  static var defaultValue: Visitor? { nil }
}

extension EnvironmentValues {
  /// Who the window is shown to; see `Visitor`.
  public var visitor: Visitor {
    get { self[VisitorKey.self] ?? .current }
    set { self[VisitorKey.self] = newValue }
  }
}
