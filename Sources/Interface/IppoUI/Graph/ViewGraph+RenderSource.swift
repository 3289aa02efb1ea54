import Foundation
public import IppoRender

extension ViewGraph: RenderSource {
  /// Whether frames of spontaneous changes wait.
  public var holdsFrames: Bool {
    get { turn.holdsFrames }
    set {
      turn.holdsFrames = newValue
      if !newValue, turn.isFrameRequested { drain() }
    }
  }

  /// Sets the colour scheme, the size classes, the preference for less motion, the locale and the time zone of the window.
  ///
  /// A width of 700 points and more is regular, as in the style sheet, which changes from phone to desktop there. A
  /// language without data and a zone outside the IANA database are ignored.
  ///
  /// `UIScreen.main`, `UIDevice.current`, `UITraitCollection.current` and `UIAccessibility` follow. Where the window is turned,
  /// `UIDevice.orientationDidChangeNotification` is posted, and where the preference for less motion changes,
  /// `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public func adapt(to client: ClientEnvironment) {
    guard !isClosed else { return }
    wake()
    guard client != surroundings.client else { return drain() }
    take(client)
    updateEnvironment { follow(client, &$0) }
    drain()
  }

  /// Sets `scenePhase`, and runs turns until the graph is up to date.
  public func change(phase: RenderPhase) {
    guard !isClosed else { return }
    wake()
    let phase: ScenePhase =
      switch phase {
      case .background: .background
      case .inactive: .inactive
      case .active: .active
      }
    updateEnvironment { $0.scenePhase = phase }
    surroundings.onPhase?(phase)
    // The page may be a new one, which has not heard of the uses that go on.
    if phase == .active, let desk = surroundings.madeDisplay?.known(DeviceDesk.self) {
      desk.standing.forEach(useDevice)
    }
    drain()
  }

  /// Takes over the client's report of the window and its display.
  func take(_ client: ClientEnvironment) {
    surroundings.client = client
    inWindow {
      let isFirst = display.size == nil
      let old = UIDevice.current.orientation
      let reducedMotion = display.reducesMotion
      display.adapt(to: speaking(client))
      if !isFirst, old != UIDevice.current.orientation {
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      }
      if !isFirst, reducedMotion != display.reducesMotion {
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      }
    }
  }

  /// The client, with the language of the window. A browser sends one language over its socket, and all languages in
  /// the request of the page. In both cases the graph chooses the first language that the app is translated into.
  private func speaking(_ client: ClientEnvironment) -> ClientEnvironment {
    var client = client
    let told = client.language.map { [$0] } ?? []
    client.language = surroundings.delegate.language(
      of: told + (surroundings.scope?.visitor.languages ?? []))
    return client
  }

  /// Sets the environment values that follow from the client environment.
  func follow(_ client: ClientEnvironment, _ environment: inout EnvironmentValues) {
    surroundings.delegate.setValues(for: client, in: &environment)
    environment.colorScheme = display.isDark ? .dark : .light
    environment.accessibilityReduceMotion = client.reducesMotion
    if client.width > 0 { environment.horizontalSizeClass = client.width < 700 ? .compact : .regular }
    if client.height > 0 { environment.verticalSizeClass = client.height < 480 ? .compact : .regular }
    if client.width > 0, client.height > 0 {
      environment._windowSize = CGSize(width: client.width, height: client.height)
    }
    if let locale = display.locale {
      environment.locale = locale
      environment.layoutDirection = surroundings.delegate.layoutDirection(for: locale)
    }
    if let zone = client.timeZone.flatMap(ZoneName.zone) { environment.timeZone = zone }
  }
}
