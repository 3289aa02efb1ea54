#if UI
  public import IppoUI

  /// A view that is evaluated by itself when something it read has changed.
  ///
  /// Views track what they read without it; it narrows down what is evaluated again.
  ///
  /// ```swift
  /// WithPerceptionTracking {
  ///   Text("\(model.count)")
  /// }
  /// ```
  public struct WithPerceptionTracking<Content> {
    let content: () -> Content

    func tracked() -> Content {
      _PerceptionLocals.$isInPerceptionTracking.withValue(true, operation: self.content)
    }
  }

  extension WithPerceptionTracking: View where Content: View {
    /// Creates a view.
    ///
    /// - Parameter content: What it shows.
    public init(@ViewBuilder content: @escaping () -> Content) {
      self.content = content
    }

    /// The content of the view.
    public var body: Content { self.tracked() }
  }
#endif
