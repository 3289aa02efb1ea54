internal import Foundation
internal import IppoArchive

/// Receives the geometry of one scroll view.
final class ScrollObserver: Unarchived {
  /// The region of the scroll view that came first.
  private weak var region: ViewPlace?
  var report: @MainActor (ScrollGeometry) -> Void = { _ in }

  /// Whether the observer receives the geometry of this region.
  func observes(_ region: ViewPlace) -> Bool {
    if self.region == nil { self.region = region }
    return self.region === region
  }
}

/// The observers of the geometry of the scroll view below.
struct ScrollObservers: Equatable {
  var observers: [ScrollObserver] = []

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.observers.elementsEqual(rhs.observers) { $0 === $1 } }
}

private struct ScrollObserversKey: EnvironmentKey {
  static var defaultValue: ScrollObservers { ScrollObservers() }
}

extension EnvironmentValues {
  var scrollObservers: ScrollObservers {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}

/// Calls `report` with the geometry of the first scroll view below.
struct ScrollObservation: ViewModifier {
  @State private var observer = ScrollObserver()
  let report: @MainActor (ScrollGeometry) -> Void

  init(report: @escaping @MainActor (ScrollGeometry) -> Void) { self.report = report }

  func body(content: Content) -> some View {
    observer.report = report
    return content.transformEnvironment(\.scrollObservers) { [observer] in $0.observers.append(observer) }
  }
}

/// Reports the position of a region over its content to observers, as soon as the places of both are known.
struct ScrollReporter: ViewModifier {
  let observers: ScrollObservers
  let region: ViewPlace
  let content: ViewPlace

  func body(content view: Content) -> some View {
    view.onChange(of: geometry, initial: true) { _, new in
      guard let new else { return }
      for observer in observers.observers where observer.observes(region) { observer.report(new) }
    }
  }

  private var geometry: ScrollGeometry? {
    // Both are asked for at once.
    let frames = (region: region.requestedFrame, content: content.requestedFrame)
    guard let frame = frames.region, let content = frames.content else { return nil }
    return ScrollGeometry(
      contentOffset: CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY), contentSize: content.size,
      contentInsets: EdgeInsets(), containerSize: frame.size)
  }
}
