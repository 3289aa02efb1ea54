import SwiftUI
import UIKit

public final class ListController: UITableViewController {
  private var items = ["milk", "bread"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.items.append("tea")
        self?.tableView.reloadData()
      })
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = UITableView.automaticDimension
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if indexPath.row == 0 {
      cell.contentConfiguration = UIHostingConfiguration { HStack { Text(items[0]).bold() } }
    } else {
      cell.textLabel?.text = items[indexPath.row]
    }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIHostingController(rootView: Text("bought \(items[indexPath.row])"))
    detail.title = "Detail"
    navigationController?.pushViewController(detail, animated: true)
  }
}

/// A navigation and a page in tabs, all of UIKit.
public struct ClassicTabs: UIViewControllerRepresentable {
  public init() {}

  public func makeUIViewController(context: Context) -> UITabBarController {
    let list = UINavigationController(rootViewController: ListController(style: .insetGrouped))
    list.navigationBar.prefersLargeTitles = true
    list.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
    list.tabBarItem.badgeValue = "2"
    let about = UIHostingController(rootView: Text("about this app"))
    about.tabBarItem = UITabBarItem(title: "About", image: UIImage(systemName: "info"), selectedImage: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [list, about]
    return tabs
  }

  public func updateUIViewController(_ uiViewController: UITabBarController, context: Context) {}
}

/// Views of SwiftUI that one leafs through.
public struct Leaflet: UIViewControllerRepresentable {
  let pages: [String]
  @Binding var current: Int

  public init(pages: [String], current: Binding<Int>) {
    self.pages = pages
    _current = current
  }

  public func makeCoordinator() -> Coordinator { Coordinator(self) }

  public func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }

  public func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
  }

  public class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let parent: Leaflet
    let controllers: [UIViewController]

    init(_ parent: Leaflet) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: Text($0)) }
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
      return controllers[index - 1]
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else { return nil }
      return controllers[index + 1]
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let shown = pageViewController.viewControllers?.first,
        let index = controllers.firstIndex(of: shown)
      {
        parent.current = index
      }
    }
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let orientationLock = UIInterfaceOrientationMask.all

  public override init() {}

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { Self.orientationLock }
}

public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public override init() {}

  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("from a scene delegate"))
    self.window = window
    window.tintColor = .red
    window.makeKeyAndVisible()
  }

  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// Replaces what the window shows, as apps do at the end of a session.
public struct SignOut: View {
  public init() {}

  public var body: some View {
    Button("Sign out") {
      UIApplication.shared.windows.first?.rootViewController = UIHostingController(rootView: Text("signed out"))
    }
  }
}
