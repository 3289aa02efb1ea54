internal import IssueReporting

/// The settings of an app (`SwiftUI.Settings`).
///
/// ``SettingsLink`` and the environment's `openSettings` show them as a sheet over the window that asks for them:
/// neither a page nor a terminal opens windows.
nonisolated public struct Settings<Content: View>: Scene {
  /// Settings have no body.
  public typealias Body = Never

  let content: () -> Content

  /// - Parameter content: The settings that a user can change.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Offers the settings to the windows of the app.
  @MainActor public static func _describe(_ scene: Self, to collector: _SceneCollector) {
    collector.add(WindowDescription(isMain: false, role: .settings, showing: scene.content))
  }
}

/// Shows the settings of the app (`SwiftUI.OpenSettingsAction`).
public struct OpenSettingsAction: Sendable {
  let open: (@MainActor @Sendable () -> Void)?

  /// Shows them over the window. Reports an issue where the app has no ``Settings``.
  @MainActor public func callAsFunction() {
    if let open { return open() }
    reportIssue(
      """
      The settings were to be opened, and the app has none.

      Add a 'Settings' scene to the body of the app, next to its window group.
      """)
  }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction(open: nil) }
}

extension EnvironmentValues {
  /// Shows the settings of the app over the window.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that shows the settings of the app (`SwiftUI.SettingsLink`).
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// - Parameter label: of the button.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a ``SettingsLink`` that has none of its own (`SwiftUI.DefaultSettingsLinkLabel`).
public struct DefaultSettingsLinkLabel: View {
  /// A gear, and a word.
  public var body: some View { SwiftUILabel(LocalizedStringKey(.settingsItem), systemImage: "gear") }
}

private typealias SwiftUILabel = Label<Text, Image>

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button with a gear and a word.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// A window of an app with settings: they come as a sheet.
struct SettingsPresenter<Content: View>: View {
  @State private var isPresented = false
  let content: Content
  let settings: () -> AnyView

  var body: some View {
    content
      .environment(\.openSettings, OpenSettingsAction { isPresented = true })
      .sheet(isPresented: $isPresented) {
        settings()
          .safeAreaInset(edge: .top) {
            Button(LocalizedStringKey(.done)) { isPresented = false }
              .padding()
              .frame(maxWidth: .infinity, alignment: .trailing)
          }
      }
  }
}
