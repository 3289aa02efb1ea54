import IppoTesting
import IppoUI
import Testing
import UIKitIdioms

@MainActor
@Suite("Items of bars by their purpose")
struct BarItemWordTests {
  @Test("an item has the word of its purpose, until the app gives it another title")
  func words() {
    let item = UIBarButtonItem(systemItem: .done)
    #expect(item.title == "Done")
    #expect(item.word == .done)
    item.title = "Ready"
    #expect(item.word == nil)
    #expect(UIBarButtonItem(systemItem: .trash).word == nil)
    #expect(UIBarButtonItem(title: "Done").word == nil)
    let tab = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)
    #expect(tab.title == "Top Rated")
    #expect(tab.word == .topRated)
    #expect(tab.tag == 3)
  }

  @Test("a bar and its tabs show the words, and the titles of the app")
  func shown() {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .history, tag: 0)
    let other = UIViewController()
    other.title = "Own"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller), other]
    tabs.viewControllers?[0].tabBarItem = controller.tabBarItem
    let host = ViewHost { Shown(controller: tabs) }
    #expect(host.outline.contains("History"))
    #expect(host.outline.contains("Own"))
    #expect(host.outline.contains(#"button "Edit""#))
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
