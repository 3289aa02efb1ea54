public import Foundation
public import IppoRender

extension ViewGraph {
  /// The path and the query of what the window shows, such as `/recipes/soup?portions=4`, from what views say with
  /// `address(path:)` and `address(_:_:default:)`; `nil` where none says anything.
  public var address: String? { surroundings.addresses.address }

  /// Shows what a URL names: views that describe addresses take over its path and its query, views that wait for URLs
  /// are handed it (``View/onOpenURL(perform:)``), and turns run until nothing is left to do.
  ///
  /// - Parameter url: of any host; only its path and its query count.
  /// - Returns: `AddressOutcome.unknown` where views describe addresses and do not show what the path names, and
  ///   nobody waits for URLs; `AddressOutcome.refused` where nobody does either.
  public func show(address url: URL) -> AddressOutcome {
    guard !isClosed else { return .refused }
    wake()
    drain()
    let isShown = follow(url)
    let isDescribed = address != nil
    if open(url) || isDescribed && isShown || ["", "/"].contains(url.path()) { return .shown }
    return isDescribed ? .unknown : .refused
  }

  /// Views that describe addresses take over one at which the window has been. Nobody is handed a URL for it: it is not from
  /// outside.
  ///
  /// - Returns: whether anything describes addresses. What is shown then says its own address, known or not.
  func go(to address: String) -> Bool {
    guard self.address != nil, let url = URL(string: address) else { return false }
    _ = follow(url)
    return true
  }

  /// - Returns: whether views that describe addresses show what the path of the URL names.
  private func follow(_ url: URL) -> Bool {
    var isShown = false
    inWindow { isShown = surroundings.addresses.follow(url, settle: drain) }
    drain()
    return isShown
  }
}
