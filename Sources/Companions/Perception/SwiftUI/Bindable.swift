#if UI
  public import IppoUI

  /// Makes bindings to the properties of an observable object: SwiftUI's own `@Bindable`, which is always there on the
  /// platforms of this module. An alias, so that `@Bindable` is one type wherever both modules are imported.
  public typealias Bindable = IppoUI.Bindable
#endif
