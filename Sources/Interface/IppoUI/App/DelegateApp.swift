internal import Foundation
internal import IssueReporting

/// An app without scenes of SwiftUI. A scene delegate (`UIWindowSceneDelegate`) provides the content of its windows.
package struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  package init() {}

  package var body: some Scene {
    WindowGroup { SceneDelegateView(delegate: delegate) }
  }
}

/// Connects a scene delegate to its window, and shows the root that it gives it.
private struct SceneDelegateView: View {
  @Environment(\.scenePhase) private var phase
  @State private var connection = SceneConnection()
  let delegate: any UIApplicationDelegate

  var body: some View {
    Group {
      if let root = connection.stage?.root {
        ControllerContent(controller: root, name: String(describing: type(of: root))).id(ObjectIdentifier(root))
      } else {
        Color.clear
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { connection.connect(delegate) }
    .onOpenURL { connection.open($0) }
    .onChange(of: phase) { _, phase in connection.follow(phase) }
  }
}

/// The scene of a window and its delegate.
@MainActor
private final class SceneConnection: Unarchived {
  let stage = WindowDisplay.current.map(ControllerStage.of)
  private let scene = UIWindowScene.current
  private var delegate: (any UISceneDelegate)?

  init() { stage?.isRootShownByScene = true }

  func connect(_ app: any UIApplicationDelegate) {
    guard delegate == nil else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = app.application(.shared, configurationForConnecting: scene.session, options: options)
    guard let type = configuration.delegateClass ?? Self.usualClass(beside: app),
      let delegateType = type as? any (NSObject & UISceneDelegate).Type
    else {
      return reportIssue(
        """
        \(Swift.type(of: app)) says of no class that it is the delegate of its windows, and they show nothing.

        There are no property lists here. Return a configuration with a 'delegateClass' from \
        'application(_:configurationForConnecting:options:)', call the class "SceneDelegate", or say by an 'App' with a \
        'WindowGroup' what windows show.
        """)
    }
    let delegate = Self.make(delegateType)
    self.delegate = delegate
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }

  func open(_ url: URL) { delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }

  func follow(_ phase: ScenePhase) {
    switch phase {
    case .active:
      delegate?.sceneWillEnterForeground(scene)
      delegate?.sceneDidBecomeActive(scene)
    case .background:
      delegate?.sceneWillResignActive(scene)
      delegate?.sceneDidEnterBackground(scene)
    default: delegate?.sceneWillResignActive(scene)
    }
  }

  /// The class that projects have by default, in the module of the app's delegate.
  private static func usualClass(beside app: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: type(of: app)).prefix { $0 != "." }
    return NSClassFromString("\(name).SceneDelegate")
  }

  private static func make<Delegate: NSObject & UISceneDelegate>(_ type: Delegate.Type) -> any UISceneDelegate {
    ObjectTemplate.make(type)
  }
}
