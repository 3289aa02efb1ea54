#if UI
  public import IppoUI

  extension Binding {
    /// Whether there is a value; writing false sets it to nil.
    @available(*, deprecated, message: "Bind the item: 'sheet(item:)', 'alert(item:)' and the like.")
    public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
      self[dynamicMember: \.isPresentForBinding]
    }
  }

  extension Optional {
    fileprivate var isPresentForBinding: Bool {
      get {
        switch self {
        case .none: false
        case .some: true
        }
      }
      set { if !newValue { self = nil } }
    }
  }
#endif
