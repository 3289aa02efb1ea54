package import Foundation
import Synchronization

/// What belongs to the person a window is shown to, and not to the process.
///
/// A server sets it while it makes a window. The graph of the window keeps it, and everything that runs in the window
/// (bodies, actions, effects, and the tasks they start) runs within it, whoever else the process serves.
package struct WindowScope: @unchecked Sendable {  // user defaults and cookies lock, the rest is constant
  /// The scope of what is being made or run; `nil` outside of windows, and in windows that have none of their own.
  @TaskLocal package static var current: WindowScope?

  /// The store of `@AppStorage` and of `.appStorage` keys that name none.
  package var defaultAppStorage: UserDefaults { storage.defaults }
  private let storage: Storage

  /// Who it is, as the page was asked for.
  package let visitor: Visitor

  /// Their cookies by now.
  package let cookies: VisitorCookies

  /// Has the person's browser take an answer; `nil` where there is none.
  package let answers: (any VisitorAnswering)?

  /// Whether somebody has the window before them; `nil` where that is so as long as there is a window.
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

  /// The store, made by the first who asks for it: most windows store nothing.
  private final class Storage: @unchecked Sendable {  // its lock guards it
    private let lock = Mutex(())
    private let make: () -> UserDefaults
    private var made: UserDefaults?

    init(_ make: @escaping () -> UserDefaults) { self.make = make }

    var defaults: UserDefaults {
      lock.withLock { _ in
        let defaults = made ?? make()
        made = defaults
        return Defaults(value: defaults)
      }.value
    }

    private struct Defaults: @unchecked Sendable {  // user defaults lock
      let value: UserDefaults
    }
  }
}
