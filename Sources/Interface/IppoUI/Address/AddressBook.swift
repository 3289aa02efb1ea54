import Foundation

/// The address of a window: the parts that its views describe, one after the other. In the other direction, views take
/// over the parts of an address.
@MainActor
final class AddressBook {
  /// The parts of views, from the outside in.
  let relay = PreferenceRelay<[AddressPart]>()

  /// The address, while the window is suspended.
  private var kept: String?

  private var parts: [AddressPart] { relay.read() ?? [] }

  /// The path and the query of the window's content; `nil` if no view describes it.
  var address: String? { relay.read().map(Self.address) ?? kept }

  /// Keeps the address without its parts, because the window is suspended.
  func forgetParts() {
    kept = address
    relay.forget()
  }

  // MARK: From the state to the address

  /// The address that parts make; `nil` for none.
  nonisolated static func address(of parts: [AddressPart]) -> String? {
    guard !parts.isEmpty else { return nil }
    // An invalid segment would lead elsewhere, so that the address ends before it.
    let segments = parts.filter { $0.kind == .path }.flatMap(\.texts).prefix(segmentLimit).prefix { !isReserved($0) }
      .map { encoded($0) }
    let items = items(of: parts).map { name, value in encoded(name) + "=" + encoded(value, allowing: itemCharacters) }
    return "/" + segments.joined(separator: "/")
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// Returns the items by name, each once: the outermost view's.
  nonisolated private static func items(of parts: [AddressPart]) -> [(String, String)] {
    var names: Set<String> = []
    return parts.compactMap { part in
      guard case .item(let name) = part.kind, names.insert(name).inserted else { return nil }
      return part.texts.first.map { (name, $0) }
    }
  }

  nonisolated private static func isReserved(_ segment: String) -> Bool {
    segment.isEmpty || segment == "." || segment == ".." || segment == "_ippo"
  }

  /// Percent-encoded but for unreserved characters (RFC 3986, 2.3).
  nonisolated private static func encoded(_ text: String, allowing characters: CharacterSet = unreserved) -> String {
    // Nearly all names are of letters and hyphens.
    let isUnreserved = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        true
      default: false
      }
    }
    return isUnreserved ? text : text.addingPercentEncoding(withAllowedCharacters: characters)!
  }

  /// The characters that the value of an item leaves unencoded: a query may hold slashes (RFC 3986, 3.4).
  nonisolated private static let itemCharacters = unreserved.union(CharacterSet(charactersIn: "/"))

  /// The largest number of segments of an address: each may be a page, and every client can ask for one.
  nonisolated private static let segmentLimit = 64

  nonisolated private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  // MARK: From the address to the state

  /// Passes the parts of a URL to the views, the outermost first. The content of a view may bring other views, which
  /// take the rest.
  ///
  /// - Parameter settle: Brings the views up to date.
  /// - Returns: Whether the views show the content that the path names.
  func follow(_ url: URL, settle: () -> Void) -> Bool {
    let begun = opening?.url == url ? opening : nil
    opening = nil
    guard var walk = begun ?? AddressWalk(url) else { return false }
    while let next = walk.next(of: parts), let texts = walk.texts(for: next.kind) {
      next.take(texts)
      settle()
      if next.kind == .path { walk.took(walk.last(of: parts)?.texts ?? []) }
    }
    return walk.isShown
  }

  // MARK: Windows that begin at an address

  /// The address of a window that is being made, as far as views have not taken it.
  private var opening: AddressWalk?
  /// Views still take their parts as they are made.
  private var isOpening = false
  /// The view that has taken a part. Its content is made once the views around have followed.
  private var waiting: ObjectIdentifier?

  /// The window that is being made will be asked to show a URL.
  func open(_ url: URL) {
    opening = AddressWalk(url)
    isOpening = opening != nil
  }

  /// Gives a new view its part of the address, before the content of the view is made.
  ///
  /// - Returns: Whether the view has another value by now. Its content is then made once the views around have
  ///   followed.
  func begin(_ description: AddressDescription, at node: _Node) -> Bool {
    // Inner views take their part in `follow`, where it is known which of them are on screen.
    guard isOpening, waiting == nil, node.inputs.visibility.isOnScreen,
      node.inputs.preferences?.sink(AddressKey.self) != nil
    else {
      isOpening = false
      return false
    }
    guard let texts = opening?.texts(for: description.kind) else { return false }
    let isOther = texts != description.texts()
    if isOther { description.take(texts) }
    if description.kind == .path { opening?.took(description.texts()) }
    if isOther { waiting = ObjectIdentifier(node) }
    return isOther
  }

  /// Ends the wait of a view, whose content is made now or was removed.
  func endWaiting(_ node: _Node) {
    if waiting == ObjectIdentifier(node) { waiting = nil }
  }

  /// Ends the opening: views that are made from now on take their parts in `follow` alone.
  func endOpening() { isOpening = false }

  nonisolated static func segments(of url: URL) -> [String]? {
    let path = url.path(percentEncoded: true)
    guard path.hasPrefix("/") else { return path.isEmpty ? [] : nil }
    guard path != "/" else { return [] }
    var segments: [String] = []
    for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let text = String(segment).removingPercentEncoding, !isReserved(text) else { return nil }
      segments.append(text)
    }
    return segments.count <= segmentLimit ? segments : nil
  }
}
