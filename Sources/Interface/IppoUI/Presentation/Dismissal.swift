/// Ends the presentation around a view: closes the sheet, or goes back a page (`SwiftUI.DismissAction`).
///
/// Without a presentation the action has no effect.
@MainActor @preconcurrency
public struct DismissAction: Equatable {
  let dismisser: Dismisser?

  nonisolated init(_ dismisser: Dismisser?) { self.dismisser = dismisser }

  /// Ends the presentation.
  public func callAsFunction() { dismisser?.dismiss() }

  /// Returns whether both end the same presentation.
  public nonisolated static func == (lhs: DismissAction, rhs: DismissAction) -> Bool {
    lhs.dismisser === rhs.dismisser
  }
}

/// The end of a presentation, which views can call. Each presentation has one object, so that views that receive it
/// again are unchanged.
@MainActor
final class Dismisser: Sendable, Remade {
  /// Set whenever the presentation is evaluated.
  var action: () -> Void = {}

  /// Always `true`, because no other owner could end the presentation with the object.
  var isAsMade: Bool { true }

  nonisolated init() {}

  func dismiss() { action() }
}

/// Whether a view is presented, by its older name (`SwiftUI.PresentationMode`).
@MainActor @preconcurrency
public struct PresentationMode: Equatable {
  /// Whether the view is presented.
  public let isPresented: Bool
  let dismisser: Dismisser?

  nonisolated init(isPresented: Bool, dismisser: Dismisser?) {
    self.isPresented = isPresented
    self.dismisser = dismisser
  }

  /// Ends the presentation.
  public mutating func dismiss() { dismisser?.dismiss() }

  /// Returns whether both are of the same presentation, and have the same value.
  public nonisolated static func == (lhs: PresentationMode, rhs: PresentationMode) -> Bool {
    lhs.isPresented == rhs.isPresented && lhs.dismisser === rhs.dismisser
  }
}

private struct DismisserKey: EnvironmentKey {
  static var defaultValue: Dismisser? { nil }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var dismisser: Dismisser? {
    get { self[DismisserKey.self] }
    set { self[DismisserKey.self] = newValue }
  }

  /// Ends the presentation of the view.
  public var dismiss: DismissAction { DismissAction(dismisser) }

  /// Whether the view is presented: in a sheet, or on a page that can be left.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, by its older name.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, dismisser: dismisser)
    return Binding(get: { mode }, set: { _ in })
  }
}
