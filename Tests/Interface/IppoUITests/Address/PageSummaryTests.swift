import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("What a window says about what it shows")
struct PageSummaryTests {
  private func summary(of screen: Screen) -> String? {
    screen.graph.tree.root.flatMap { screen.graph.tree[$0]?.attributes.summary }
  }

  @Test("is that of the innermost view, and of the one on top")
  func innermost() throws {
    struct Shop: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Shoes", value: 1)
            .navigationDestination(for: Int.self) { Text("Page \($0)").pageSummary("All about page \($0).") }
        }
        .pageSummary("Everything for the feet.")
      }
    }
    let screen = Screen { Shop() }
    #expect(summary(of: screen) == "Everything for the feet.")
    try screen.press("Shoes")
    #expect(summary(of: screen) == "All about page 1.")
  }

  @Test("is nothing unless a view says something")
  func nothing() {
    #expect(summary(of: Screen { Text("Shoes") }) == nil)
  }
}
