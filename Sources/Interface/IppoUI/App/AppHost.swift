/// Runs an app for whoever opens its windows: holds the app's own state, and makes a graph for each window.
@_spi(Host)
@MainActor
public final class AppHost {
  /// Rows of a list that are made before a renderer has said what is seen of it: more than fit on most screens.
  private static let rowsAtFirst = 50

  private let graph: ViewGraph
  private let scenes = OfferedWindows()
  /// How far the windows that are open are in front.
  private var phases: [ObjectIdentifier: ScenePhase] = [:]

  /// - Parameter frameSource: when the app's own body runs again.
  public init<A: App>(_ app: A, frameSource: any FrameSource = MainFrameSource()) {
    TextLookUp.find(textsOf: A.self)
    let scenes = scenes
    graph = ViewGraph(frameSource: frameSource) { AppView(app: app, scenes: scenes) }
    graph.drain()
    scenes.asksForPhase = graph.asksForPhase
  }

  /// The windows the app offers now, in the order of its scenes.
  public var windows: [WindowDescription] { scenes.windows }

  /// Opens a window: a graph for one session.
  ///
  /// - Parameters:
  ///   - id: of the window group; `nil` for the first main one.
  ///   - environment: sets values for the window.
  ///   - frameSource: when the window's turns run.
  ///   - restoring: the archive of a window of this kind that is to be rebuilt.
  /// - Returns: `nil` when the app has no such window.
  public func openWindow(
    id: String? = nil, environment: (inout EnvironmentValues) -> Void = { _ in },
    frameSource: any FrameSource = MainFrameSource(), restoring archive: [UInt8]? = nil
  ) -> ViewGraph? {
    guard let index = scenes.windows.firstIndex(where: { id == nil ? $0.isMain : $0.id == id }) else { return nil }
    let scenes = scenes
    let window = ViewGraph(
      environment: environment, frameSource: frameSource, rowsAtFirst: Self.rowsAtFirst, restoring: archive
    ) {
      WindowContent(scenes: scenes, index: index)
    }
    let key = ObjectIdentifier(window)
    window.onPhase = { [weak self] in self?.follow($0, of: key) }
    follow(.active, of: key)
    return window
  }

  /// The app is as far in front as the most active of its windows.
  private func follow(_ phase: ScenePhase?, of window: ObjectIdentifier) {
    phases[window] = phase
    let most = phases.values.max() ?? .background
    graph.updateEnvironment { $0.scenePhase = most }
    // The content of a window may be what has read it.
    graph.askForPhase()
    scenes.asksForPhase = graph.asksForPhase
  }

  /// Evaluates the contents of all windows once and drops the result. Global values that they refer to, such as a store
  /// that the windows share, are thereby made outside of any window, and not in that of the first visitor.
  public func makeSharedValues() {
    for window in scenes.windows { _ = window.content(nil) }
  }

  /// Changes values for the app itself: its scene phase, …
  public func updateEnvironment(_ update: (inout EnvironmentValues) -> Void) { graph.updateEnvironment(update) }

  /// Ends the app's own state. Windows are closed by those who opened them.
  public func close() { graph.close() }
}

/// The windows of an app, read by the content of each window.
@MainActor
private final class OfferedWindows {
  private let dependency = Dependency()
  /// Whether the app itself has asked how far it is in front.
  var asksForPhase = false {
    didSet { if asksForPhase != oldValue { dependency.changed() } }
  }
  var windows: [WindowDescription] = [] {
    didSet { dependency.changed() }
  }

  func content(of index: Int) -> AnyView {
    dependency.read()
    guard windows.indices.contains(index) else { return AnyView(EmptyView()) }
    let content = windows[index].content(nil)
    guard let settings = windows.first(where: { $0.role == .settings }) else { return content }
    return AnyView(SettingsPresenter(content: content) { settings.content(nil) })
  }
}

/// The content of one window, as the app's body has it now.
private struct WindowContent: View {
  @Environment(\.scenePhase) private var phase
  let scenes: OfferedWindows
  let index: Int

  var body: some View {
    let content = scenes.content(of: index)
    // What the app asks for, its windows have to be told.
    if scenes.asksForPhase { _ = phase }
    return content
  }
}

/// Evaluates the body of an app like that of a view, with nothing to show.
private struct AppView<A: App>: View {
  typealias Body = Never

  let app: A
  let scenes: OfferedWindows

  static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    AppNode(view.app, view.scenes, in: parent, inputs)
  }

  static func _patchNode(_ node: _Node, _ view: Self) {}
}

private final class AppNode<A: App>: _Node, DynamicScenes {
  private var app: A
  private let scenes: OfferedWindows
  private var properties = PropertyStorage()
  private var tracking = ObservationScope()
  /// What the dynamic properties of composite scenes keep, in the order in which the scenes are evaluated.
  private var sceneProperties: [PropertyStorage] = []
  private var nextScene = 0
  private let facts = TypeFacts.of(A.self)

  init(_ app: A, _ scenes: OfferedWindows, in parent: _Node, _ inputs: _NodeInputs) {
    self.app = app
    self.scenes = scenes
    super.init(in: parent, inputs)
    update()
  }

  override func update() {
    properties.connect(&app, of: self, facts: facts)
    nextScene = 0
    let collector = _SceneCollector(self)
    tracking.evaluate(self, observes: facts.observation) { A.Body._describe(app.body, to: collector) }
    var windows = collector.windows
    if !windows.contains(where: \.isMain), let extra = windows.firstIndex(where: { $0.role == .menuBarExtra }) {
      windows[extra].isMain = true
    }
    scenes.windows = windows
  }

  func connect<S: Scene>(_ scene: inout S) {
    if nextScene == sceneProperties.count { sceneProperties.append(PropertyStorage()) }
    sceneProperties[nextScene].connect(&scene, of: self, facts: TypeFacts.of(S.self))
    nextScene += 1
  }

  override func willRemove() {
    tracking.end(of: self)
    properties.disconnect(from: self)
    for index in sceneProperties.indices { sceneProperties[index].disconnect(from: self) }
  }

  override var name: String { String(describing: A.self) }
}
