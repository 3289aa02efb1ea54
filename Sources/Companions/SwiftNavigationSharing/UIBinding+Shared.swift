public import Sharing
public import SwiftNavigation

extension UIBinding {
  /// A binding to a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(object: base.propertyID, get: { base.wrappedValue }, set: { newValue in base.withLock { $0 = newValue } })
  }
}
