import SwiftUI

/// What apps set in an initializer, so that SwiftUI's views look so.
@MainActor public func setAppearances() {
  UITabBar.appearance().backgroundColor = .systemGray6
  UITabBar.appearance().unselectedItemTintColor = UIColor(named: "none") ?? .gray
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().backgroundColor = .clear
  UITableViewCell.appearance().backgroundColor = .clear
  UITextView.appearance().backgroundColor = .clear
  UIScrollView.appearance().bounces = false
  UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
  UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
  UIPageControl.appearance().currentPageIndicatorTintColor = .label

  let bar = UINavigationBarAppearance()
  bar.configureWithTransparentBackground()
  bar.backgroundColor = .systemIndigo
  bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20)]
  bar.largeTitleTextAttributes = [
    .font: UIFont(
      descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.rounded)!, size: 34)
  ]
  UINavigationBar.appearance().standardAppearance = bar
  UINavigationBar.appearance().compactAppearance = bar
  UINavigationBar.appearance().scrollEdgeAppearance = bar
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UINavigationBar.appearance().shadowImage = UIImage()
}

public struct OwnTabBar: View {
  public init() { UITabBar.appearance().isHidden = true }

  public var body: some View {
    TabView {
      Text("first").tabItem { Text("First tab") }
      Text("second").tabItem { Text("Second tab") }
    }
  }
}
