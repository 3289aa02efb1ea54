package import Foundation
import Synchronization

/// The objects that belong to the visitor of a window, and not to the process.
///
/// A server sets the scope while it makes a window. The graph of the window keeps it. All code of the window (bodies,
/// actions, effects, and the tasks they start) runs within it, whatever other visitors the process serves.
package struct WindowScope: Sendable {
  /// The scope of the running code; `nil` outside of windows, and in windows without a scope of their own.
  @TaskLocal package static var current: WindowScope?

  /// The store of `@AppStorage` and of `.appStorage` keys without a store of their own.
  package var defaultAppStorage: UserDefaults { storage.defaults }
  private let storage: Storage

  /// The visitor, as of the request for the page.
  package let visitor: Visitor

  /// The current cookies of the visitor.
  package let cookies: VisitorCookies

  /// The server's way to pass an answer to the visitor's browser; `nil` without a browser.
  package let answers: (any VisitorAnswering)?

  /// Whether the user has the window before them; `nil` if they do as long as there is a window.
  package let attendance: WindowAttendance?

  package init(
    defaultAppStorage: @autoclosure @escaping () -> UserDefaults, visitor: Visitor = .local,
    answers: (any VisitorAnswering)? = nil,
    attendance: WindowAttendance? = WindowAttendance.ofNewWindow
  ) {
    storage = Storage(defaultAppStorage)
    self.visitor = visitor
    cookies = answers == nil && visitor.id == Visitor.local.id ? .ofProcess : VisitorCookies(visitor.cookies)
    self.answers = answers
    self.attendance = attendance
  }

  /// An object that belongs to the scope, one of each type.
  package func attachment<T: AnyObject & Sendable>(_ make: () -> T) -> T { storage.attachment(make) }

  /// The store, made at the first use: most windows store nothing.
  private final class Storage: @unchecked Sendable {  // its lock guards it
    private let lock = Mutex(())
    private let make: () -> UserDefaults
    private var made: UserDefaults?
    private let attachments = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    init(_ make: @escaping () -> UserDefaults) { self.make = make }

    var defaults: UserDefaults {
      lock.withLock { _ in
        let defaults = made ?? make()
        made = defaults
        return Defaults(value: defaults)
      }.value
    }

    func attachment<T: AnyObject & Sendable>(_ make: () -> T) -> T {
      let known = attachments.withLock { $0[ObjectIdentifier(T.self)] as? T }
      if let known { return known }
      // Made outside of the lock: an object may ask for another one.
      let new = make()
      return attachments.withLock { attachments in
        if let known = attachments[ObjectIdentifier(T.self)] as? T { return known }
        attachments[ObjectIdentifier(T.self)] = new
        return new
      }
    }

    private struct Defaults: @unchecked Sendable {  // user defaults lock
      let value: UserDefaults
    }
  }
}
