public import Foundation

/// Which gestures are recognized (`SwiftUI.GestureMask`).
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each group of gestures.
  public let rawValue: UInt32

  /// Groups by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture that is added, and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view with a gesture, and what the gesture remembers.
private struct GestureModifier<G: Gesture>: ViewModifier {
  @Environment(\.areGesturesRecognized) private var areGesturesRecognized
  @State private var session = GestureSession()
  let gesture: G
  let isActive: Bool

  func body(content: Content) -> some View {
    content.modifier(
      GestureAttribute(
        recognizer: isActive && areGesturesRecognized ? gesture._recognizer : nil, session: session))
  }
}

private struct GestureAttribute<Value>: AttributeModifier {
  typealias Body = Never
  let recognizer: _GestureRecognizer<Value>?
  let session: GestureSession

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    guard let recognizer else { return }
    attributes.gestures.formUnion(recognizer.events)
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
  /// Whether the gestures of views are recognized: a mask around them may say that they are not.
  fileprivate var areGesturesRecognized: Bool {
    get { self[GesturesRecognizedKey.self] }
    set { self[GesturesRecognizedKey.self] = newValue }
  }
}

extension View {
  /// Reacts to a gesture. Gestures of views inside come first.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: true))
  }

  /// Reacts to a gesture, to those of the views inside, to both or to none, as the mask says. Controls inside act in any case.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    transformEnvironment(\.areGesturesRecognized) { $0 = $0 && mask.contains(.subviews) }
      .modifier(GestureModifier(gesture: gesture, isActive: mask.contains(.gesture)))
  }

  /// Reacts to a gesture while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isActive: isEnabled))
  }

  /// Reacts to a gesture with a name, by which the recognizers of UIKit find it. Has no effect in browsers and terminals but for
  /// the gesture: there are no such recognizers.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Reacts to a gesture while it is enabled, as ``highPriorityGesture(_:including:)`` does.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Reacts to a gesture while it is enabled, as ``simultaneousGesture(_:including:)`` does.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Reacts to a gesture, if there is one.
  @ViewBuilder
  public func gesture<T: Gesture>(_ gesture: T?, including mask: GestureMask = .all) -> some View {
    if let gesture { self.gesture(gesture, including: mask) } else { self }
  }

  /// Reacts to a gesture, as ``gesture(_:)`` does: those of views inside come first here, too.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }

  /// Reacts to a gesture as the mask says, as ``gesture(_:including:)`` does: those of views inside come first here, too.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Reacts to a gesture, as ``gesture(_:)`` does: all gestures of one view are recognized at the same time, and those of views
  /// inside come first.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }

  /// Reacts to a gesture as the mask says, as ``gesture(_:including:)`` does: all gestures of one view are recognized at the same
  /// time, and those of views inside come first.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Reacts to a gesture with a name, as ``gesture(_:name:isEnabled:)`` does.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Reacts to a gesture with a name, as ``gesture(_:name:isEnabled:)`` does.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
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

  /// The form of earlier years: `pressing` is told when the press begins and when it is over.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
