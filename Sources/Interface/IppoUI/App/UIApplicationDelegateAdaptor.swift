internal import ConcurrencyExtras

import Foundation

/// Gives an ``App`` a delegate, which lives as long as the app (`SwiftUI.UIApplicationDelegateAdaptor`).
///
/// ```swift
/// @main
/// struct Diary: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///   …
/// }
/// ```
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private final class Launch {
    var isFinished = false
  }

  // Used on the main actor alone, as the adaptor is.
  private nonisolated(unsafe) let delegate: DelegateType
  private let launch = Launch()

  /// - Parameter delegateType: The delegate's class, which has an initializer without parameters.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = ObjectTemplate.make(delegateType) }

  /// The delegate. There is one for all windows of the app.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { delegate }

  /// Makes the delegate that of the app, and notifies it that the app has been launched: once, and without launch
  /// options.
  public mutating func _connect(_ connection: _PropertyConnection) {
    guard !launch.isFinished else { return }
    launch.isFinished = true
    // Properties are connected by the node of the app, which is on the main actor.
    valueOnMainActor(delegate) { delegate in
      UIApplication.shared.delegate = delegate
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }

  /// Whether both have the same delegate.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.delegate === rhs.delegate }
}

/// Makes objects of classes that are known at run time.
///
/// On Apple's platforms the Objective-C runtime calls `init()` of any class. Swift calls an initializer through a class
/// only where it is `required`. On Linux `NSObject.init()` lacks that modifier, and so do the initializers of app
/// delegates. But `init()` has the same place in the method table of every subclass of `NSObject`. This class does
/// require it, so that casting another class to this one calls the other's initializer.
class ObjectTemplate: NSObject {
  required override init() { super.init() }

  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let template = unsafeBitCast(type as NSObject.Type, to: ObjectTemplate.Type.self)
    return unsafeDowncast(template.init() as NSObject, to: Object.self)
  }
}
