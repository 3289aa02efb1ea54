import IppoTesting
import SwiftUI

extension ViewHost {
  /// Activates the button of a name within the group or row of a name.
  func tap(_ name: String, in group: String) throws {
    let inside = elements.filter { ($0.role == .group || $0.role == .listitem) && $0.name.hasPrefix(group) }
      .flatMap { $0.flattened }
    guard let button = inside.first(where: { $0.role == .button && $0.name == name }) else {
      throw ViewHostError.notFound("button “\(name)” in “\(group)”", screen: outline)
    }
    try send(.activate, to: button)
  }
}
