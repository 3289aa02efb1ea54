import IppoUI
import Testing

@MainActor
@Suite("The order of views and layers of UIKit")
struct SiblingOrderTests {
  @Test("a view goes right behind or in front of another, also from further back")
  func views() {
    let around = UIView()
    let views = (0..<4).map { _ in UIView() }
    var order: [Int] { around.subviews.compactMap { view in views.firstIndex { $0 === view } } }
    for view in views { around.addSubview(view) }
    around.insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [1, 2, 0, 3])
    around.insertSubview(views[1], belowSubview: views[3])
    #expect(order == [2, 0, 1, 3])
    around.insertSubview(views[3], belowSubview: views[2])
    #expect(order == [3, 2, 0, 1])
    around.insertSubview(views[2], aboveSubview: views[2])
    #expect(order == [3, 2, 0, 1])
    around.insertSubview(views[3], aboveSubview: UIView())
    #expect(order == [2, 0, 1, 3])
  }

  @Test("a layer goes right behind or in front of another, also from further back")
  func layers() {
    let around = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    var order: [Int] { (around.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } } }
    for layer in layers { around.addSublayer(layer) }
    around.insertSublayer(layers[0], above: layers[2])
    #expect(order == [1, 2, 0, 3])
    around.insertSublayer(layers[1], below: layers[3])
    #expect(order == [2, 0, 1, 3])
    around.insertSublayer(layers[3], below: layers[2])
    #expect(order == [3, 2, 0, 1])
    around.insertSublayer(layers[2], below: layers[2])
    #expect(order == [3, 2, 0, 1])
    around.insertSublayer(layers[3], above: nil)
    #expect(order == [2, 0, 1, 3])
  }
}
