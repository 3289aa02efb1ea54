internal import Foundation
public import IppoUIKit

extension View {
  /// Goes on with an activity that a person began elsewhere.
  ///
  /// Browsers and terminals hand over one kind, `NSUserActivityTypeBrowsingWeb`: the page that was asked for, as
  /// ``View/onOpenURL(perform:)`` tells it, in the activity's `webpageURL`. Others never come.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - action: Is given the activity.
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

  /// Says what a person does, while the view is on screen. The activity is made and described; browsers and terminals hand it
  /// to nobody.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - isActive: Whether the person does it.
  ///   - update: Describes the activity: when the view appears, and when the activity becomes active.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, element: isActive ? true : nil) { update($1) })
  }

  /// Says what a person does with an element, while the view is on screen and there is one. The activity is made and described;
  /// browsers and terminals hand it to nobody.
  ///
  /// - Parameters:
  ///   - activityType: The kind of activity.
  ///   - element: What it is done with; `nil` where it is not done.
  ///   - update: Describes the activity: when the view appears, and when there is another element.
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

  /// An element as far as it can be compared; one that cannot is another one each time.
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
