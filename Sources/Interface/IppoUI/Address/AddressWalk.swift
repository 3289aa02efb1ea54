import Foundation

/// An address on its way to the views: what of it none has taken yet.
struct AddressWalk {
  let url: URL
  private var segments: [String]
  private let items: [String: String]
  /// How many parts of the path have been taken.
  private var paths = 0
  private var names: Set<String> = []
  /// A view shows something else than what its segments name.
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

  /// All of it was taken, and is shown.
  var isShown: Bool { !isLost && segments.isEmpty }

  /// The next of the parts that is to take something; those that come while others are followed take their turn, in their place.
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

  /// What a part has to take; `nil` for an item that another view has taken.
  mutating func texts(for kind: AddressPart.Kind) -> [String]? {
    switch kind {
    case .item(let name): return names.insert(name).inserted ? items[name].map { [$0] } ?? [] : nil
    case .path:
      paths += 1
      return segments
    }
  }

  /// A part of the path has taken what it could.
  ///
  /// - Parameter shown: what its view shows now.
  mutating func took(_ shown: [String]) {
    guard segments.starts(with: shown) else {
      isLost = true
      return
    }
    segments.removeFirst(shown.count)
  }

  /// The part of the path that was the last to take something, as it is now.
  func last(of parts: [AddressPart]) -> AddressPart? {
    parts.filter { $0.kind == .path }.dropFirst(paths - 1).first
  }
}
