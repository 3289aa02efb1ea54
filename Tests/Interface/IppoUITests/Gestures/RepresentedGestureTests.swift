import Foundation
import IssueReporting
import Testing

@testable import IppoUI

@MainActor
@Suite("Recognizers of UIKit on views of SwiftUI")
struct RepresentedGestureTests {
  private func text(_ screen: Screen) throws -> RenderNode.ID {
    try #require(screen.nodes.first { if case .text = $0.element { true } else { false } }).id
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    final class Coordinator: UIGestureRecognizerDelegate {
      var mayBegin = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
    }

    @Environment(\.isEnabled) private var isEnabled
    @Binding var offset: CGPoint
    var mayBegin = true
    let log: Box<[String]>

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      log.value.append("make")
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.mayBegin = mayBegin
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let place = context.converter.localTranslation ?? .zero
      log.value.append("\(recognizer.state) \(Int(place.x)) of \(recognizer.numberOfTouches), \(isEnabled)")
      offset = CGPoint(x: offset.x + place.x, y: 0)
      recognizer.setTranslation(.zero, in: nil)
    }
  }

  private struct Page: View {
    let log: Box<[String]>
    var mayBegin = true
    @State private var offset = CGPoint.zero

    var body: some View {
      Text("Offset \(Int(offset.x))").gesture(Pan(offset: $offset, mayBegin: mayBegin, log: log))
    }
  }

  private func drag(_ screen: Screen, _ phase: RenderDrag.Phase, _ x: Double, _ y: Double = 0) throws {
    try screen.send(.drag(RenderDrag(phase: phase, startX: 0, startY: 0, x: x, y: y)), to: text(screen))
  }

  @Test("A drag has the steps of UIKit, and its distance can be set back")
  func pan() throws {
    let log = Box<[String]>([])
    let screen = Screen { Page(log: log) }
    try drag(screen, .changed, 20)
    try drag(screen, .changed, 50)
    try drag(screen, .ended, 50)
    #expect(log.value == ["make", "began 20 of 1, true", "changed 30 of 1, true", "ended 0 of 1, true"])
    #expect(screen.texts == ["Offset 50"])
    // The next drag begins anew.
    try drag(screen, .changed, 12)
    try drag(screen, .cancelled, 12)
    #expect(log.value.suffix(2) == ["began 12 of 1, true", "cancelled 0 of 1, true"])
  }

  @Test("The delegate refuses a drag until its end")
  func refused() throws {
    let log = Box<[String]>([])
    let screen = Screen { Page(log: log, mayBegin: false) }
    try drag(screen, .changed, 20)
    try drag(screen, .changed, 40)
    try drag(screen, .ended, 60)
    #expect(log.value == ["make"])
  }

  private struct Taps: UIGestureRecognizerRepresentable {
    var count: Int
    let log: Box<[String]>

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.numberOfTapsRequired = count
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      log.value.append("\(recognizer.state) \(Int(context.converter.location(in: .local).x))")
    }
  }

  @Test("A tap ends at its place, and a changed number of taps counts")
  func taps() throws {
    struct Target: View {
      let log: Box<[String]>
      @State private var count = 1
      var body: some View {
        Text("Taps \(count)").gesture(Taps(count: count, log: log))
        Button("Two") { count = 2 }
      }
    }
    let log = Box<[String]>([])
    let screen = Screen { Target(log: log) }
    try screen.send(.tap(count: 1, location: .init(x: 4, y: 0)), to: text(screen))
    #expect(log.value == ["ended 4"])
    try screen.tap("Two")
    try screen.send(.tap(count: 2, location: .init(x: 6, y: 0)), to: text(screen))
    #expect(log.value == ["ended 4", "ended 6"])
  }

  private struct Swipe: UIGestureRecognizerRepresentable {
    let log: Box<[String]>
    func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = [.left, .up]
      return recognizer
    }
    func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {
      log.value.append("\(recognizer.state)")
    }
  }

  @Test("A swipe goes in one of its directions, and far enough")
  func swipes() throws {
    let log = Box<[String]>([])
    let screen = Screen { Text("Swipe").gesture(Swipe(log: log)) }
    for (x, y) in [(-20.0, 0.0), (60, 0), (0, 60)] {
      try drag(screen, .changed, x, y)
      try drag(screen, .ended, x, y)
    }
    #expect(log.value.isEmpty)
    for (x, y) in [(-60.0, 5.0), (10, -60)] {
      try drag(screen, .changed, x, y)
      try drag(screen, .ended, x, y)
    }
    #expect(log.value == ["ended", "ended"])
  }

  @Test("A recognizer that renderers know nothing of is reported once")
  func unknown() {
    struct Edge: UIGestureRecognizerRepresentable {
      func makeUIGestureRecognizer(context: Context) -> UIScreenEdgePanGestureRecognizer { .init() }
    }
    withKnownIssue {
      let screen = Screen { Text("Edge").gesture(Edge()) }
      #expect(screen.nodes.allSatisfy { $0.attributes.gestures.isEmpty })
    } matching: { issue in
      "\(issue)".contains("A 'UIScreenEdgePanGestureRecognizer' of 'Edge' was attached to a view")
    }
  }
}
