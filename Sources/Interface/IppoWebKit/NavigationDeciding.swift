internal import Foundation
public import FoundationNetworking

extension WebPage {
  /// A load that an object allows or refuses (`WebPage.NavigationAction`).
  @MainActor public struct NavigationAction {
    /// The address.
    public let request: URLRequest
    /// The cause.
    public let navigationType: WKNavigationType
  }

  /// An object that allows or refuses loads (`WebPage.NavigationDeciding`).
  ///
  /// The object is asked about loads of the app and about links in HTML of the app. Links on pages of other sites are unknown.
  @MainActor public protocol NavigationDeciding {
    /// Whether a load may begin. The preferences can be changed.
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy
  }
}

extension WebPage.NavigationDeciding {
  /// Allows all loads.
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
}

/// The cause of a load (`WebKit.WKNavigationType`).
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form.
  case formSubmitted
  /// The history.
  case backForward
  /// A page that is loaded anew.
  case reload
  /// A form that is sent anew.
  case formResubmitted
  /// Another cause, such as the app.
  case other = -1
}

/// The decision about a load (`WebKit.WKNavigationActionPolicy`).
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The load does not begin.
  case cancel
  /// The load begins.
  case allow
  /// The load becomes a download. Frames lack downloads: the load does not begin.
  case download
}
