internal import Foundation
internal import IppoRender

extension PrivateName {
  /// The private texts in the query of an address, such as the value of `token`.
  static func texts(inAddress address: String) -> [String] {
    let items = URLComponents(string: address)?.queryItems ?? []
    return items.filter { contains($0.name) }.compactMap(\.value).filter { !$0.isEmpty }
  }

  /// An address without private texts, whose query has them in another form: `%20` for a space.
  static func masked(address: String, _ scrub: (String) -> String) -> String {
    guard var components = URLComponents(string: address), let items = components.queryItems else {
      return scrub(address)
    }
    let masked = items.map { item in
      URLQueryItem(name: item.name, value: contains(item.name) ? item.value.map { _ in mask } : item.value.map(scrub))
    }
    if masked != items { components.queryItems = masked }
    return scrub(components.string ?? mask)
  }
}
