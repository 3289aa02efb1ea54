/// An alert of the app itself, which belongs to none of its windows (`SwiftUI.AlertScene`).
///
/// Pages and terminals show nothing outside of windows: the alert comes over each window that is open.
nonisolated public struct AlertScene<Actions: View, Message: View>: Scene {
  /// An alert has no body.
  public typealias Body = Never

  private let title: Text
  private let isPresented: Binding<Bool>
  private let severity: DialogSeverity
  private let actions: () -> Actions
  private let message: () -> Message

  private init(
    _ title: Text, _ isPresented: Binding<Bool>, _ severity: DialogSeverity, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) {
    self.title = title
    self.isPresented = isPresented
    self.severity = severity
    self.actions = actions
    self.message = message
  }

  /// Shows the alert while `isPresented`. Every button ends it: its action runs, and `false` is written.
  @MainActor public init(
    _ title: Text, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) { self.init(title, isPresented, severity, actions, message) }

  /// Shows the alert while `isPresented`; its title is looked up in the app's string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) { self.init(Text(titleKey), isPresented, severity, actions, message) }

  /// Shows the alert while `isPresented`.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) { self.init(Text(title), isPresented, severity, actions, message) }

  /// Offers the alert to the windows of the app.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(
      WindowDescription(isMain: false, role: .alert) {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
          .alert(scene.title, isPresented: scene.isPresented, actions: scene.actions, message: scene.message)
          .dialogSeverity(scene.severity)
      })
  }
}

extension AlertScene where Message == EmptyView {
  /// Shows the alert while `isPresented`.
  @MainActor public init(
    _ title: Text, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) { self.init(title, isPresented, severity, actions, { EmptyView() }) }

  /// Shows the alert while `isPresented`; its title is looked up in the app's string tables.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) { self.init(Text(titleKey), isPresented, severity, actions, { EmptyView() }) }

  /// Shows the alert while `isPresented`.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, severity: DialogSeverity = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) { self.init(Text(title), isPresented, severity, actions, { EmptyView() }) }
}
