import Foundation
internal import IssueReporting

/// Attaches the gesture of SwiftUI that means the same as a recognizer of UIKit.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  @State private var run = RepresentedGestureRun<Representable>()
  let representable: Representable

  func body(content: Content) -> some View {
    content.gesture(run.update(representable).map { RepresentedGesture(kind: $0, run: run) })
  }
}

/// A gesture of SwiftUI that has a recognizer of UIKit with the same meaning.
private enum RepresentedGestureKind: Equatable {
  case tap(count: Int)
  case longPress
  case pan
  case swipe(UISwipeGestureRecognizer.Direction)
  case pinch
  case rotation

  /// The kind of a recognizer; `nil` for one without a gesture of SwiftUI.
  @MainActor
  init?(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      guard tap.numberOfTouchesRequired == 1 else { return nil }
      self = .tap(count: tap.numberOfTapsRequired)
    case is UILongPressGestureRecognizer: self = .longPress
    // Renderers do not tell where the edges of the screen are.
    case is UIScreenEdgePanGestureRecognizer: return nil
    case is UIPanGestureRecognizer: self = .pan
    case let swipe as UISwipeGestureRecognizer: self = .swipe(swipe.direction)
    case is UIPinchGestureRecognizer: self = .pinch
    case is UIRotationGestureRecognizer: self = .rotation
    default: return nil
    }
  }
}

/// The gesture of a recognizer of UIKit.
private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: Gesture {
  typealias Body = Never
  let kind: RepresentedGestureKind
  let run: RepresentedGestureRun<Representable>

  var _recognizer: _GestureRecognizer<Void> {
    switch kind {
    case .tap(let count):
      discrete(SpatialTapGesture(count: count)) { recognizer, tap in
        recognizer.place = tap.location
        return true
      }
    case .swipe(let direction):
      discrete(DragGesture()) { recognizer, drag in
        recognizer.place = drag.startLocation
        return drag.translation.isSwipe(direction)
      }
    case .longPress: continuous(LongPressGesture()) { _, _ in }
    case .pan:
      continuous(DragGesture()) { recognizer, drag in
        recognizer.place = drag.location
        (recognizer as? UIPanGestureRecognizer)?.movement =
          CGPoint(x: drag.translation.width, y: drag.translation.height)
      }
    case .pinch:
      continuous(MagnifyGesture()) { ($0 as? UIPinchGestureRecognizer)?.scale = $1.magnification }
    case .rotation:
      continuous(RotateGesture()) { ($0 as? UIRotationGestureRecognizer)?.rotation = $1.rotation.radians }
    }
  }

  /// A gesture that is recognized at its end.
  private func discrete<G: Gesture>(
    _ gesture: G, _ set: @escaping (UIGestureRecognizer, G.Value) -> Bool
  ) -> _GestureRecognizer<Void> {
    gesture._recognizer.observing { phase in
      if case .ended(let value) = phase { run.recognize { set($0, value) } }
    }.map { _ in }
  }

  /// A gesture with steps.
  private func continuous<G: Gesture>(
    _ gesture: G, _ set: @escaping (UIGestureRecognizer, G.Value) -> Void
  ) -> _GestureRecognizer<Void> {
    gesture._recognizer.observing { phase in
      switch phase {
      case .changed(let value): run.change { set($0, value) }
      case .ended(let value): run.end { set($0, value) }
      case .cancelled: run.cancel()
      }
    }.map { _ in }
  }
}

/// A recognizer of UIKit, and the steps of its gesture.
///
///     possible ─ change ─→ began ─ change ─→ changed ─ end ─→ ended ─→ possible
///         │                  └──────── cancel ────┴────→ cancelled ─→ possible
///         └─ refused by the delegate ─→ failed ─ end, cancel ─→ possible
@MainActor
private final class RepresentedGestureRun<Representable: UIGestureRecognizerRepresentable>: Unarchived {
  typealias Context = UIGestureRecognizerRepresentableContext<Representable>

  private var representable: Representable?
  private var recognizer: Representable.UIGestureRecognizerType?
  private var context: Context?
  private var hasReported = false

  nonisolated init() {}

  /// Makes or updates the recognizer. Returns `nil` for a recognizer without a gesture.
  func update(_ representable: Representable) -> RepresentedGestureKind? {
    self.representable = representable
    let context = context ?? Self.context(of: representable)
    self.context = context
    let recognizer = recognizer ?? representable.makeUIGestureRecognizer(context: context)
    self.recognizer = recognizer
    context.converter.source.recognizer = recognizer
    representable.updateUIGestureRecognizer(recognizer, context: context)
    let kind = RepresentedGestureKind(recognizer)
    if kind == nil, !hasReported {
      hasReported = true
      reportIssue(
        """
        A '\(type(of: recognizer))' of '\(Representable.self)' was attached to a view, and recognizes nothing.

        Renderers report taps, long presses, drags, swipes, pinches and turns. Use the recognizer of one of them, with one \
        finger for taps.
        """)
    }
    return kind
  }

  private static func context(of representable: Representable) -> Context {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: .init())
    return Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
  }

  /// A gesture that has no steps has come to its end.
  func recognize(_ set: (UIGestureRecognizer) -> Bool) {
    guard let recognizer, recognizer.isEnabled, set(recognizer), mayBegin(recognizer) else { return }
    step(.ended)
    recognizer.reset()
  }

  func change(_ set: (UIGestureRecognizer) -> Void) {
    guard let recognizer, recognizer.isEnabled else { return }
    switch recognizer.state {
    case .possible:
      recognizer.touches = 1
      set(recognizer)
      if mayBegin(recognizer) { step(.began) } else { recognizer.state = .failed }
    case .began, .changed:
      set(recognizer)
      step(.changed)
    case .ended, .cancelled, .failed: break
    }
  }

  func end(_ set: (UIGestureRecognizer) -> Void) {
    guard let recognizer else { return }
    if recognizer.state == .possible { change(set) }
    if recognizer.isUnderWay {
      set(recognizer)
      step(.ended)
    }
    recognizer.reset()
  }

  func cancel() {
    guard let recognizer else { return }
    if recognizer.isUnderWay { step(.cancelled) }
    recognizer.reset()
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func step(_ state: UIGestureRecognizer.State) {
    guard let representable, let recognizer, let context else { return }
    recognizer.state = state
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
  }
}

extension UIGestureRecognizer {
  fileprivate var isUnderWay: Bool { isEnabled && (state == .began || state == .changed) }
}

extension CGSize {
  /// Whether a drag is long enough for a swipe, and goes in one of the directions.
  fileprivate func isSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    let isHorizontal = abs(width) > abs(height)
    guard max(abs(width), abs(height)) >= 30 else { return false }
    return direction.contains(isHorizontal ? (width > 0 ? .right : .left) : (height > 0 ? .down : .up))
  }
}
