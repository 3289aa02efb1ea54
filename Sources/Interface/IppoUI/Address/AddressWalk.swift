import Foundation

/// An address on its way to the views, with the parts that are not taken yet.
struct AddressWalk {
  let url: URL
  private var segments: [String]
  private let items: [String: String]
  /// The number of parts of the path that have been taken.
  private var paths = 0
  private var names: Set<String> = []
  /// Whether a view shows other content than its segments name.
  private var isLost = false

  /// - Returns: `nil` for a URL whose path no view could take.
  init?(_ url: URL) {
    guard let segments = AddressBook.segments(of: url) else { return nil }
    self.url = url
    self.segments = segments
    items = Dictionary(
      URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.map { ($0.name, $0.value ?? "") } ?? [],
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether views have taken the whole path, and show it.
  var isShown: Bool { !isLost && segments.isEmpty }

  /// The next part that has not taken its segments or value. Parts that appear while others are followed have their
  /// turn by their order.
  func next(of parts: [AddressPart]) -> AddressPart? {
    guard !isLost else { return nil }
    var path = 0
    return parts.first { part in
      switch part.kind {
      case .item(let name): return !names.contains(name)
      case .path:
        path += 1
        return path > paths
      }
    }
  }

  /// The texts for a part to take; `nil` for an item that another view has taken.
  mutating func texts(for kind: AddressPart.Kind) -> [String]? {
    switch kind {
    case .item(let name): return names.insert(name).inserted ? items[name].map { [$0] } ?? [] : nil
    case .path:
      paths += 1
      return segments
    }
  }

  /// Removes the segments that a part of the path has taken.
  ///
  /// - Parameter shown: The segments that its view shows now.
  mutating func took(_ shown: [String]) {
    guard segments.starts(with: shown) else {
      isLost = true
      return
    }
    segments.removeFirst(shown.count)
  }

  /// The present value of the part of the path that was the last to take segments.
  func last(of parts: [AddressPart]) -> AddressPart? {
    parts.filter { $0.kind == .path }.dropFirst(paths - 1).first
  }
}
