/// How grave a dialog is (`SwiftUI.DialogSeverity`).
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// Whatever the dialog is.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// Something is lost by the action: a sign of warning stands above the title, where no other icon does.
  public static let critical = DialogSeverity(name: "critical")
}

/// The box that says whether dialogs are to show again.
struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

private struct DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  fileprivate var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  fileprivate var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }

  fileprivate var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The picture above the title of a dialog, where it has one.
struct DialogIcon: View {
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSeverity) private var severity

  var body: some View {
    if let icon {
      icon.font(.largeTitle)
    } else if severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
    }
  }
}

/// The box of a dialog that says whether it is to show again, where it has one.
struct DialogSuppressionBox: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.title }
    }
  }
}

extension View {
  /// The picture above the title of the alerts and dialogs of this view.
  public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// How grave the alerts and dialogs of this view are.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

  /// A box in the alerts and dialogs of this view that says whether they are to show again. It is for the app to look at
  /// the binding before it shows one.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// A box with a title to look up, in the alerts and dialogs of this view.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// A box with a title, in the alerts and dialogs of this view.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// A box with a text, in the alerts and dialogs of this view.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }
}
