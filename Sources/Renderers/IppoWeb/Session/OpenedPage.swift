package import IppoRender

/// The page of a session that was opened for it, or that it goes on with.
package struct OpenedPage: Sendable {
  /// `nil` where there is nothing to be seen.
  package let content: PageContent?
  /// The page, if other visitors have been shown the same.
  let shared: SharedPage?
  package let revision: Int
  /// The session token the page's client comes with.
  package let token: String
  /// Whether it shows what the address names.
  package let outcome: AddressOutcome
}
