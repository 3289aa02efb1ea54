public import Foundation

/// The gestures that are recognized (`SwiftUI.GestureMask`).
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each group of gestures.
  public let rawValue: UInt32

  /// Groups by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture that is added, and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view with a gesture, and the state of the gesture.
private struct GestureModifier<G: Gesture>: ViewModifier {
  @Environment(\.areGesturesRecognized) private var areGesturesRecognized
  @State private var session = GestureSession()
  let gesture: G
  let priority: GesturePriority
  let isActive: Bool

  func body(content: Content) -> some View {
    content.modifier(
      GestureAttribute(
        recognizer: isActive && areGesturesRecognized ? gesture._recognizer : nil, priority: priority,
        session: session))
  }
}

private struct GestureAttribute<Value>: AttributeModifier, GestureRecognizing {
  typealias Body = Never
  let recognizer: _GestureRecognizer<Value>?
  let priority: GesturePriority
  let session: GestureSession

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard let recognizer else { return }
    attributes.gestures.formUnion(recognizer.events)
    if priority == .high, recognizer.events.contains(.tap) { attributes.gestures.insert(.tapFirst) }
    if !context.environment.isEnabled { attributes.isDisabled = true }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    recognizer?.recognize(event, session) != nil
  }
}

private struct GesturesRecognizedKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the gestures of views are recognized. A mask around them may exclude them.
  fileprivate var areGesturesRecognized: Bool {
    get { self[GesturesRecognizedKey.self] }
    set { self[GesturesRecognizedKey.self] = newValue }
  }
}

extension View {
  private func recognizing<T: Gesture>(_ gesture: T, _ priority: GesturePriority, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: priority, isActive: isEnabled))
  }

  private func recognizing<T: Gesture>(_ gesture: T, _ priority: GesturePriority, _ mask: GestureMask) -> some View {
    transformEnvironment(\.areGesturesRecognized) { $0 = $0 && mask.contains(.subviews) }
      .recognizing(gesture, priority, isEnabled: mask.contains(.gesture))
  }

  /// Reacts to a gesture. Gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { recognizing(gesture, .low, isEnabled: true) }

  /// Reacts to a gesture, to those of the views inside, to both or to none, by the mask. Controls inside act in any
  /// case.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    recognizing(gesture, .low, mask)
  }

  /// Reacts to a gesture while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .low, isEnabled: isEnabled)
  }

  /// Reacts to a gesture with a name, by which the recognizers of UIKit find it. Has no effect in browsers and
  /// terminals but for the gesture: they are without such recognizers.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .low, isEnabled: isEnabled)
  }

  /// Reacts to a gesture before those of the views inside, and before controls there. Recognized events do not reach
  /// these views. A control that is used by the keyboard makes no gesture.
  ///
  /// Renderers report a gesture to one view, with positions within that view. If a view inside has a gesture of the
  /// same kind, positions are those within that view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    recognizing(gesture, .high, isEnabled: true)
  }

  /// Reacts to a gesture before those of the views inside, by the mask.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    recognizing(gesture, .high, mask)
  }

  /// Reacts to a gesture before those of the views inside, while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .high, isEnabled: isEnabled)
  }

  /// Reacts to a gesture with a name before those of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .high, isEnabled: isEnabled)
  }

  /// Reacts to a gesture together with the gestures of the views inside. A tap on a control inside is one of both.
  ///
  /// Renderers report a gesture to one view, with positions within that view. If a view inside has a gesture of the
  /// same kind, positions are those within that view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    recognizing(gesture, .simultaneous, isEnabled: true)
  }

  /// Reacts to a gesture together with those of the views inside, by the mask.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    recognizing(gesture, .simultaneous, mask)
  }

  /// Reacts to a gesture as well as the views inside to theirs, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .simultaneous, isEnabled: isEnabled)
  }

  /// Reacts to a gesture with a name, as well as the views inside to theirs.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    recognizing(gesture, .simultaneous, isEnabled: isEnabled)
  }

  /// Runs an action after taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action after taps; it is given the place, in points within the view.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }

  /// Runs an action after a press that is held.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }

  /// The form of earlier years: `pressing` is called when the press begins and when it ends.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
