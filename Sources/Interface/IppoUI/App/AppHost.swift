internal import IppoRender

/// Runs an app for the clients that open its windows. Holds the app's own state, and makes a graph for each window.
@_spi(Host)
@MainActor
public final class AppHost {
  /// The number of a list's rows that are made before a renderer reports its viewport: more than fit on most screens.
  private static let rowsAtFirst = 50

  private let graph: ViewGraph
  private let scenes = OfferedWindows()
  /// The scene phases of the windows that are open.
  private var phases: [ObjectIdentifier: ScenePhase] = [:]

  /// Windows of which no graph is there.
  private var aside: [ObjectIdentifier: PutAsideWindow] = [:]

  /// - Parameter frameSource: when the app's own body runs again.
  public init<A: App>(_ app: A, frameSource: any FrameSource = MainFrameSource()) {
    TextLookUp.find(textsOf: A.self)
    let scenes = scenes
    graph = ViewGraph(frameSource: frameSource) { AppView(app: app, scenes: scenes) }
    graph.drain()
    scenes.asksForPhase = graph.surroundings.asksForPhase
    scenes.onChange = { [weak self] in
      for window in self?.aside.values.map(\.self) ?? [] { window.holder?.stirred() }
    }
  }

  /// The windows the app offers now, in the order of its scenes.
  public var windows: [WindowDescription] { scenes.windows }

  /// Opens a window: a graph for one session.
  ///
  /// - Parameters:
  ///   - id: The id of the window group; `nil` for the first main one.
  ///   - environment: Sets values for the window.
  ///   - frameSource: The source of the window's turns.
  ///   - restoring: The archive of a window of this kind to restore.
  ///   - decorate: Adds views to the content of the window; `nil` for none. Such a window does not hibernate.
  /// - Returns: `nil` if the app has no such window.
  public func openWindow(
    id: String? = nil, environment: ((inout EnvironmentValues) -> Void)? = nil,
    frameSource: (any FrameSource)? = nil, restoring archive: [UInt8]? = nil,
    decorate: (@MainActor (AnyView) -> AnyView)? = nil
  ) -> ViewGraph? {
    guard let place = scenes.windows.first(where: { id == nil ? $0.isMain : $0.id == id })?.place else { return nil }
    let window = makeWindow(place, environment, frameSource, origin: archive.map { .archive($0) }, decorate)
    // Values and frame sources of the caller's own are not kept.
    if environment == nil, frameSource == nil, decorate == nil { window.persistence.scenePlace = place }
    follow(.active, of: ObjectIdentifier(window))
    return window
  }

  private func makeWindow(
    _ place: ScenePlace, _ environment: ((inout EnvironmentValues) -> Void)? = nil,
    _ frameSource: (any FrameSource)? = nil,
    origin: ViewGraph.Origin?, _ decorate: (@MainActor (AnyView) -> AnyView)? = nil
  ) -> ViewGraph {
    let scenes = scenes
    let window = ViewGraph(
      environment: environment ?? { _ in }, frameSource: frameSource ?? MainFrameSource(),
      rowsAtFirst: Self.rowsAtFirst, origin: origin, delegate: WindowContents()
    ) {
      WindowContent(scenes: scenes, place: place, decorate: decorate)
    }
    let key = ObjectIdentifier(window)
    window.surroundings.onPhase = { [weak self] in self?.follow($0, of: key) }
    return window
  }

  // MARK: Windows that are put aside

  /// Ends the graph of a window that hibernates (``ViewGraph/hibernate()``), if its objects are all archived and the
  /// caller alone owns the graph. Bytes take its place.
  ///
  /// - Parameters:
  ///   - graph: The graph of a window that was opened here, without another owner.
  ///   - holder: The object that shows the window. The host notifies it when the content of the window has changed.
  /// - Returns: The value from which `bringBack(_:)` makes the window; `nil` if an object has to stay alive.
  public func putAside(_ graph: ViewGraph, of holder: any WindowHolder) -> PutAsideWindow? {
    guard let place = graph.persistence.scenePlace, let phase = phases[ObjectIdentifier(graph)],
      let window = graph.putAside(place: place, following: scenes.dependency)
    else { return nil }
    window.holder = holder
    window.anchor.holder = holder
    phases[ObjectIdentifier(graph)] = nil
    phases[ObjectIdentifier(window)] = phase
    aside[ObjectIdentifier(window)] = window
    return window
  }

  /// Makes the graph of a hibernated window. Clients and views cannot observe that it is another graph.
  public func bringBack(_ window: PutAsideWindow) -> ViewGraph {
    let key = ObjectIdentifier(window)
    aside[key] = nil
    let phase = phases.removeValue(forKey: key)
    let graph = WindowScope.$current.withValue(window.scope) { makeWindow(window.place, origin: .aside(window)) }
    graph.persistence.scenePlace = window.place
    phases[ObjectIdentifier(graph)] = phase
    graph.drain()
    return graph
  }

  /// Closes a hibernated window. A window whose views need the notification that they disappear must be resumed before.
  public func forget(_ window: PutAsideWindow) {
    aside[ObjectIdentifier(window)] = nil
    follow(nil, of: ObjectIdentifier(window))
  }

  /// The app is as far in front as the most active of its windows.
  private func follow(_ phase: ScenePhase?, of window: ObjectIdentifier) {
    phases[window] = phase
    let most = phases.values.max() ?? .background
    graph.updateEnvironment { $0.scenePhase = most }
    // The reader may be the content of a window.
    graph.askForPhase()
    scenes.asksForPhase = graph.surroundings.asksForPhase
  }

  /// Evaluates the contents of all windows once and drops the result. The contents may use global values, such as a
  /// store that the windows share. These values are thereby made outside of any window, and not in that of the first
  /// visitor.
  public func makeSharedValues() {
    for window in scenes.windows { _ = window.content(nil) }
  }

  /// Changes values for the app itself: its scene phase, …
  public func updateEnvironment(_ update: (inout EnvironmentValues) -> Void) { graph.updateEnvironment(update) }

  /// Ends the app's own state. The callers that opened windows close them.
  public func close() { graph.close() }
}

/// The windows of an app, read by the content of each window.
@MainActor
private final class OfferedWindows {
  let dependency = Dependency()
  /// The callback for a possible change of the windows' content, for owners that cannot follow the dependency.
  var onChange: (() -> Void)?
  /// Whether the app itself has asked how far it is in front.
  var asksForPhase = false {
    didSet { if asksForPhase != oldValue { changed() } }
  }
  var windows: [WindowDescription] = [] {
    didSet { changed() }
  }

  private func changed() {
    dependency.changed()
    onChange?()
  }

  /// The content of the window at a place; an empty view while the app has no such scene.
  func content(of place: ScenePlace) -> AnyView {
    dependency.read()
    guard let window = windows.first(where: { $0.place == place }) else { return AnyView(EmptyView()) }
    let alerts = windows.filter { $0.role == .alert }
    var content = window.content(nil)
    if !alerts.isEmpty {
      content = AnyView(content.background { ForEach(alerts, id: \.place) { $0.content(nil) } })
    }
    guard let settings = windows.first(where: { $0.role == .settings }) else { return content }
    return AnyView(SettingsPresenter(content: content) { settings.content(nil) })
  }
}

/// The content of one window, as the app's body has it now.
private struct WindowContent: View {
  @Environment(\.scenePhase) private var phase
  let scenes: OfferedWindows
  let place: ScenePlace
  let decorate: (@MainActor (AnyView) -> AnyView)?

  var body: some View {
    let content = scenes.content(of: place)
    // A phase that the app reads has to be reported by its windows.
    if scenes.asksForPhase { _ = phase }
    return decorate?(content) ?? content
  }
}

/// Evaluates the body of an app like that of a view, without any content.
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
  /// The dynamic properties of composite scenes.
  private var sceneProperties = NestedProperties()
  private let facts = TypeFacts.of(A.self)

  init(_ app: A, _ scenes: OfferedWindows, in parent: _Node, _ inputs: _NodeInputs) {
    self.app = app
    self.scenes = scenes
    super.init(in: parent, inputs)
    update()
  }

  override func update() {
    properties.connect(&app, of: self, facts: facts)
    sceneProperties.begin()
    let collector = _SceneCollector(self)
    tracking.evaluate(self, observes: facts.observation) {
      A.Body._describe(facts.hasUpdates ? facts.updated(app).body : app.body, to: collector)
    }
    var windows = collector.windows
    if !windows.contains(where: \.isMain), let extra = windows.firstIndex(where: { $0.role == .menuBarExtra }) {
      windows[extra].isMain = true
    }
    scenes.windows = windows
  }

  func connect<S: Scene>(_ scene: inout S, at path: [Int]) {
    scene = sceneProperties.connected(scene, at: path, of: self)
  }

  override func willRemove() {
    tracking.end(of: self)
    properties.disconnect(from: self)
    sceneProperties.disconnect(from: self)
  }

  override var name: String { String(describing: A.self) }
}
