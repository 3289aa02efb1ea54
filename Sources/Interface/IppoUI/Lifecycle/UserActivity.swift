internal import Foundation
public import IppoUIKit

extension View {
  /// Continues an activity that a user began elsewhere.
  ///
  /// Browsers and terminals hand over one kind, `NSUserActivityTypeBrowsingWeb`: the requested page, as
  /// ``View/onOpenURL(perform:)`` receives it, in the activity's `webpageURL`. Other kinds never come.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - action: Receives the activity.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    onOpenURL { url in
      guard activityType == NSUserActivityTypeBrowsingWeb, ["http", "https"].contains(url.scheme?.lowercased()) else {
        return
      }
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = url
      action(activity)
    }
  }

  /// Describes the user's activity, while the view is on screen. The activity is made and described, and stays within
  /// the app in browsers and terminals.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - isActive: Whether the activity takes place.
  ///   - update: Describes the activity: when the view appears, and when the activity becomes active.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, element: isActive ? true : nil) { update($1) })
  }

  /// Describes the user's activity with an element while the view is on screen. The activity is made and described, and
  /// stays within the app in browsers and terminals.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - element: The element; `nil` while the activity does not take place.
  ///   - update: Describes the activity: when the view appears, and when the element changes.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, element: element, update: update))
  }
}

private struct UserActivityModifier<Element>: ViewModifier {
  @State private var activity: NSUserActivity?
  let activityType: String
  let element: Element?
  let update: (Element, NSUserActivity) -> Void

  func body(content: Content) -> some View {
    content
      .onAppear(perform: describe)
      .onChange(of: Mark(element)) { describe() }
      .onDisappear { end() }
  }

  private func describe() {
    guard let element else {
      end()
      return
    }
    let activity = self.activity ?? NSUserActivity(activityType: activityType)
    self.activity = activity
    update(element, activity)
    activity.becomeCurrent()
  }

  private func end() {
    activity?.resignCurrent()
    activity?.invalidate()
    activity = nil
  }

  /// An element that is compared if its type allows it. Any other element counts as changed each time.
  private struct Mark: Equatable {
    let element: Element?

    init(_ element: Element?) { self.element = element }

    static func == (lhs: Self, rhs: Self) -> Bool {
      if lhs.element == nil, rhs.element == nil { return true }
      guard let left = lhs.element as? any Equatable else { return false }
      return isEqual(left, rhs.element as? any Equatable)
    }

    private static func isEqual<T: Equatable>(_ left: T, _ right: (any Equatable)?) -> Bool { left == right as? T }
  }
}
