#if UI
  import CasePaths

  extension SwiftSpelling {
    /// The cases of an action as a key path: `\.path[id: 0].city.nextTapped`.
    func casePath(of action: Any) -> String {
      var path = "\\"
      var next: Any? = action
      while let value = next, value is any CasePathable, !(value is any BindingInAction),
        let name = caseName(of: value)
      {
        let payload = Mirror(reflecting: value).children.first?.value
        if let element = value as? any ElementInAction, let (id, action) = element.parts {
          let id = inside(nil)(id)
          guard id.isCode else { break }
          path += "[id: \(id.text)]"
          next = action
        } else {
          path += ".\(name)"
          next = payload
        }
      }
      return path
    }
  }

  /// A write of a binding, which a key path does not go into.
  private protocol BindingInAction {}

  extension BindingAction: BindingInAction {}

  /// An action of an element of a collection.
  private protocol ElementInAction {
    var parts: (id: Any, action: Any)? { get }
  }

  extension StackAction: ElementInAction {
    fileprivate var parts: (id: Any, action: Any)? {
      guard case .element(let id, let action) = self else { return nil }
      return (id, action)
    }
  }

  extension IdentifiedAction: ElementInAction {
    fileprivate var parts: (id: Any, action: Any)? {
      guard case .element(let id, let action) = self else { return nil }
      return (id, action)
    }
  }
#endif
