#if UI
  public import IppoUI

  extension DependencyValues {
    /// The visitor of the window in which a feature runs.
    ///
    /// ```swift
    /// @Dependency(\.visitor) var visitor
    /// state.greeting = "Hello, \(visitor.user ?? "stranger")"
    /// ```
    ///
    /// In tests it is the person who runs them, unless it is overridden.
    public var visitor: Visitor {
      get { self[VisitorKey.self] ?? .current }
      set { self[VisitorKey.self] = newValue }
    }

    private enum VisitorKey: DependencyKey {
      static let liveValue: Visitor? = nil
      static let testValue: Visitor? = nil
    }
  }
#endif
