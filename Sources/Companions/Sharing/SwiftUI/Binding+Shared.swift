#if UI
  public import IppoUI

  extension Binding {
    /// A binding to a shared value.
    ///
    /// ```swift
    /// Toggle("Sound", isOn: Binding($isSoundOn))
    /// ```
    ///
    /// Where the value is a part of one that other processes change as well, only the part is set.
    ///
    /// - Parameter base: The shared value.
    public init(_ base: Shared<Value>) {
      self.init(get: { base.wrappedValue }, set: { base.set($0) })
    }
  }
#endif
