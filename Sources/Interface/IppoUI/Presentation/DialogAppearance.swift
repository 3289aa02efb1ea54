/// The severity of a dialog (`SwiftUI.DialogSeverity`).
public struct DialogSeverity: Equatable, Sendable {
  private let name: String
  /// The default severity, which suits the dialog.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The usual severity.
  public static let standard = DialogSeverity(name: "standard")
  /// The action loses data. A warning sign stands above the title, unless another icon does.
  public static let critical = DialogSeverity(name: "critical")
}

/// The check box for whether dialogs show again.
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

/// The check box of a dialog for whether it shows again, if it has one.
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

  /// Sets the severity of the alerts and dialogs of this view.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { environment(\.dialogSeverity, severity) }

  /// A check box in the alerts and dialogs of this view for whether they show again. The app reads the binding before
  /// it shows one.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(LocalizedStringKey(.doNotAskAgain)), isSuppressed: isSuppressed)
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
