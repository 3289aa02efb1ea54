internal import Foundation
internal import IppoRender

extension PrivateName {
  /// The private texts in the query of an address, such as the value of `token`.
  static func texts(inAddress address: String) -> [String] {
    let items = URLComponents(string: address)?.queryItems ?? []
    return items.filter { contains($0.name) }.compactMap(\.value).filter { !$0.isEmpty }
  }

  /// An address without private texts, whose path and query may have them in another form: `%20` for a space.
  static func masked(address: String, _ scrub: (String) -> String) -> String {
    guard var components = URLComponents(string: address) else { return scrub(address) }
    // A text that the path has in another form cannot be cut out of that form.
    if let path = scrub(components.percentEncodedPath).removingPercentEncoding, scrub(path) != path { return mask }
    guard let items = components.queryItems else { return scrub(address) }
    let masked = items.map { item in
      URLQueryItem(name: item.name, value: contains(item.name) ? item.value.map { _ in mask } : item.value.map(scrub))
    }
    if masked != items { components.queryItems = masked }
    return scrub(components.string ?? mask)
  }
}
