public import Foundation

/// A recognizer of UIKit for the gestures of a view (`SwiftUI.UIGestureRecognizerRepresentable`).
///
/// ``View/gesture(_:)-(UIGestureRecognizerRepresentable)`` attaches the recognizer. The gestures of SwiftUI with the same
/// meaning drive it. They are those of `UITapGestureRecognizer`, `UILongPressGestureRecognizer`, `UIPanGestureRecognizer`,
/// `UISwipeGestureRecognizer`, `UIPinchGestureRecognizer` and `UIRotationGestureRecognizer`, also for classes that inherit
/// from them. For another recognizer an issue is reported. Terminals have no pinches and turns.
///
/// ```swift
/// struct Pan: UIGestureRecognizerRepresentable {
///   @Binding var offset: CGPoint
///
///   func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
///
///   func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
///     offset = context.converter.localTranslation ?? .zero
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: DynamicProperty {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the object that the recognizer talks to; empty by default.
  associatedtype Coordinator = Void
  /// The context in which the recognizer is made, updated and handled.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The places of the gesture.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

  /// Gives the recognizer the changed values.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Handles a step of the gesture, which is the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// Makes the object that the recognizer talks to.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes the empty coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a ``UIGestureRecognizerRepresentable`` is made, updated and handled.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The object that the recognizer talks to.
  public let coordinator: Representable.Coordinator
  /// The places of the gesture.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a gesture of UIKit (`SwiftUI.UIGestureRecognizerRepresentableCoordinateSpaceConverter`).
///
/// Renderers report places within the view of the gesture. As in ``DragGesture``, a named or global space has no effect.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The recognizer, which is made after the coordinator.
  final class Source {
    weak var recognizer: UIGestureRecognizer?
  }

  let source: Source

  /// The place of the gesture, in points within the view.
  public var localLocation: CGPoint { source.recognizer?.location(in: nil) ?? .zero }

  /// The distance of a drag, in points; `nil` for other gestures.
  public var localTranslation: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }

  /// Zero for a drag, because renderers report no speed; `nil` for other gestures.
  public var localVelocity: CGPoint? { (source.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

  /// The place of the gesture, in points within the view, whatever the space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localLocation }

  /// The distance of a drag, in points; `nil` for other gestures.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }

  /// Zero for a drag, because renderers report no speed; `nil` for other gestures.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
}

extension View {
  /// Reacts to the gesture of a recognizer of UIKit. Gestures of views inside come first.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(RepresentedGestureModifier(representable: representable))
  }
}
