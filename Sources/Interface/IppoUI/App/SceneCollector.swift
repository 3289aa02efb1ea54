public import IppoRender

/// Collects the windows an app's scenes offer.
@MainActor
public final class _SceneCollector {
  private(set) var windows: [WindowDescription] = []
  private let connect: (any DynamicScenes)?
  /// The positions of the present scene in the groups of scenes around it, the outermost first.
  private var path: [Int] = []

  init(_ connect: (any DynamicScenes)? = nil) { self.connect = connect }

  func add(_ window: WindowDescription) {
    var window = window
    window.path = path
    windows.append(window)
  }

  /// Describes a scene of a group.
  func describe<S: Scene>(_ scene: S, at position: Int) {
    path.append(position)
    S._describe(scene, to: self)
    path.removeLast()
  }

  /// Evaluates a composite scene with its dynamic properties connected.
  func nested<S: Scene>(_ scene: S, _ body: (S) -> Void) {
    var scene = scene
    connect?.connect(&scene, at: path)
    body(scene)
  }

  /// Changes the windows that `body` adds.
  func modifying(_ change: (inout WindowDescription) -> Void, _ body: () -> Void) {
    let first = windows.count
    body()
    for index in windows.indices[first...] { change(&windows[index]) }
  }
}

/// Connects the dynamic properties of composite scenes.
@MainActor
protocol DynamicScenes {
  /// - Parameter path: The positions of the scene in the groups of scenes around it.
  func connect<S: Scene>(_ scene: inout S, at path: [Int])
}

/// A kind of window an app offers.
@_spi(Host)

@MainActor
public struct WindowDescription {
  /// The `id` of the window group, if it has one.
  public var id: String?
  /// The title of the window, where one is shown.
  public var title: String?
  /// Points.
  public var defaultSize: (width: Double, height: Double)?
  /// The value type of a window group for data.
  public var valueType: (any Any.Type)?
  /// Settings and utility windows are not the app's main window.
  public var isMain: Bool
  /// The options of an inline program; `nil` for a window.
  public var inline: InlineProgram.Options?
  var role = Role.window
  /// The positions of the scene in the groups of scenes around it; see ``ScenePlace``.
  var path: [Int] = []
  var content: (Any?) -> AnyView

  /// The purpose of the window.
  enum Role {
    /// A window with the app's own content.
    case window
    /// The settings of a user, shown over the other windows.
    case settings
    /// A window only where the app has no other.
    case menuBarExtra
    /// An alert of the app itself: it is shown over the other windows.
    case alert
  }
}

extension WindowDescription {
  /// The place of the scene that offers the window.
  var place: ScenePlace { ScenePlace(path: path, id: id) }

  /// A window that shows no value.
  @MainActor
  init<Content: View>(
    id: String? = nil, title: String? = nil, isMain: Bool, role: Role = .window,
    showing content: @escaping () -> Content
  ) {
    self.init(id: id, title: title, isMain: isMain, role: role) { _ in AnyView(content()) }
  }
}
