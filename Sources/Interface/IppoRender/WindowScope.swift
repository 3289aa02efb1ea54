package import Foundation

/// What belongs to the person a window is shown to, and not to the process.
///
/// A server sets it while it makes a window. The graph of the window keeps it, and everything that runs in the window
/// (bodies, actions, effects, and the tasks they start) runs within it, whoever else the process serves.
package struct WindowScope: @unchecked Sendable {  // user defaults lock, and nothing else in it changes
  /// The scope of what is being made or run; `nil` outside of windows, and in windows that have none of their own.
  @TaskLocal package static var current: WindowScope?

  /// The store of `@AppStorage` and of `.appStorage` keys that name none.
  package let defaultAppStorage: UserDefaults

  /// Who it is.
  package let visitor: Visitor

  /// Whether somebody has the window before them; `nil` where that is so as long as there is a window.
  package let attendance: WindowAttendance?

  package init(
    defaultAppStorage: UserDefaults, visitor: Visitor = .local,
    attendance: WindowAttendance? = WindowAttendance.ofNewWindow
  ) {
    self.defaultAppStorage = defaultAppStorage
    self.visitor = visitor
    self.attendance = attendance
  }
}
