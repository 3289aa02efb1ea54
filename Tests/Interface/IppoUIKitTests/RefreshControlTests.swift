import Foundation
import IppoRender
import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("Controls for reloads on scroll views")
struct RefreshControlTests {
  private struct Feed: UIViewRepresentable {
    let control: UIRefreshControl?

    func makeUIView(context: Context) -> UIScrollView {
      let label = UILabel()
      label.text = "News"
      let view = UIScrollView()
      view.addSubview(label)
      return view
    }

    func updateUIView(_ uiView: UIScrollView, context: Context) { uiView.refreshControl = control }
  }

  private func isRefreshable(_ host: ViewHost) -> [Bool] {
    (host.tree.root.map(host.tree.subtree) ?? []).compactMap {
      if case .scroll(let scroll)? = host.tree[$0]?.element { scroll.isRefreshable } else { nil }
    }
  }

  @Test("a scroll view with a control is refreshable")
  func views() {
    #expect(isRefreshable(ViewHost { Feed(control: UIRefreshControl()) }) == [true])
    #expect(isRefreshable(ViewHost { Feed(control: nil) }) == [false])
  }

  @Test("a reload lasts until the app ends it, or until its task is cancelled")
  func reloads() async {
    let control = UIRefreshControl()
    var count = 0
    control.addAction(
      UIAction { [weak control] _ in
        count += 1
        #expect(control?.isRefreshing == true)
        if count == 1 { control?.endRefreshing() }
      }, for: .valueChanged)
    await control.refresh()
    #expect(count == 1 && !control.isRefreshing)

    let task = Task { await control.refresh() }
    task.cancel()
    await task.value
    #expect(count == 2 && !control.isRefreshing)

    control.isEnabled = false
    await control.refresh()
    #expect(count == 2)
  }
}
