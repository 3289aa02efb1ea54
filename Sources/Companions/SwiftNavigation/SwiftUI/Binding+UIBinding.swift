#if UI
  public import IppoUI

  extension Binding {
    /// A view's binding to what another binding is bound to.
    ///
    /// - Parameter binding: The other binding.
    public init(_ binding: UIBinding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }
#endif
