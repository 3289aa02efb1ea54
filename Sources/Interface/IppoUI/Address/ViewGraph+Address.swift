public import Foundation
public import IppoRender

extension ViewGraph {
  /// The path and the query of the window's content, such as `/recipes/soup?portions=4`. Views describe them with
  /// `address(path:)` and `address(_:_:default:)`. The address is `nil` if no view does.
  public var address: String? { contents.addresses.address }

  /// Shows the content that a URL names. Views that describe addresses take over its path and its query. Views that
  /// wait for URLs receive the URL (``View/onOpenURL(perform:)``). Turns then run until the graph is up to date.
  ///
  /// - Parameter url: A URL of any host; only its path and its query count.
  /// - Returns: `AddressOutcome.shown` if views show the path or wait for URLs. `AddressOutcome.unknown` if views
  ///   describe addresses, but show other content than the path names. `AddressOutcome.refused` if views do neither.
  public func show(address url: URL) -> AddressOutcome {
    guard !isClosed else { return .refused }
    wake()
    drain()
    let isShown = follow(url)
    let isDescribed = address != nil
    if open(url) || isDescribed && isShown || ["", "/"].contains(url.path()) { return .shown }
    return isDescribed ? .unknown : .refused
  }

  /// Gives views that describe addresses one at which the window has been. Views that wait for URLs do not receive it,
  /// because it comes from inside.
  ///
  /// - Returns: Whether views describe addresses. The content that is shown then has its own address, known or not.
  func go(to address: String) -> Bool {
    guard self.address != nil, let url = URL(string: address) else { return false }
    _ = follow(url)
    return true
  }

  /// - Returns: Whether views that describe addresses show the content that the path of the URL names.
  private func follow(_ url: URL) -> Bool {
    var isShown = false
    inWindow { isShown = contents.addresses.follow(url, settle: drain) }
    drain()
    return isShown
  }
}
