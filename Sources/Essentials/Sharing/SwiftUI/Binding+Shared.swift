#if UI
  public import IppoUI

  extension Binding {
    /// A binding to a shared value.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: Binding($isSoundOn))
    /// ```
    ///
    /// - Parameter base: The shared value.
    public init(_ base: Shared<Value>) {
      self.init(get: { base.wrappedValue }, set: { newValue in base.withLock { $0 = newValue } })
    }
  }
#endif
