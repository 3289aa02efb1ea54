import Foundation
import IppoUI
import Testing

@MainActor
@Suite("Constraints of UIKit")
struct LayoutConstraintTests {
  @Test("of several the last active one holds, and one that is deactivated leaves the others")
  func order() {
    let (around, view) = (UIView(), UIView())
    let widths = ([10, 20, 30] as [CGFloat]).map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    #expect(view.constants.width == 30)
    widths[0].isActive = false
    #expect(view.constants.width == 30)
    widths[2].isActive = false
    #expect(view.constants.width == 20)
    widths[1].constant = 25
    #expect(view.constants.width == 25)
    widths[0].isActive = true
    widths[1].constant = 26
    #expect(view.constants.width == 10)
    // The length of another view is not followed, and takes the place of none.
    view.widthAnchor.constraint(equalTo: around.widthAnchor).isActive = true
    #expect(view.constants.width == 10)
    NSLayoutConstraint.deactivate(widths)
    #expect(view.constants.width == nil)
  }

  @Test("edges and middles are those of the constraints that are left")
  func edges() {
    let (around, view) = (UIView(), UIView())
    let compact = view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -8)
    let regular = view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -24)
    let middles = (0..<2).map { _ in view.centerXAnchor.constraint(equalTo: around.centerXAnchor) }
    compact.isActive = true
    regular.isActive = true
    compact.isActive = false
    #expect(view.constants.insets.right == 24)
    NSLayoutConstraint.activate(middles)
    middles[0].isActive = false
    #expect(view.constants.isCenteredHorizontally)
    NSLayoutConstraint.deactivate(middles + [regular])
    #expect(!view.constants.isCenteredHorizontally && view.constants.insets.right == 0)
  }
}
