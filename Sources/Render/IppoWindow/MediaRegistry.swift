package import Foundation
internal import Synchronization

/// The sounds and films of the app that the server hands out: files that a player of the app has named.
///
/// The address of a file is a random name. Only the windows that play the file know the address.
package final class MediaRegistry: Sendable {
  /// The files of the process.
  package static let shared = MediaRegistry()
  /// The beginning of all addresses, below the first page of the app.
  package static let route = "/_ippo/media/"

  /// The greatest number of files. A new file takes the place of the file that was named longest ago.
  private static let largest = 4096

  private struct Entries {
    var addresses: [String: String] = [:]
    var paths: [String: String] = [:]
    var order: [String] = []
  }

  private let entries = Mutex(Entries())

  package init() {}

  /// The path of the file at an address.
  package func file(at address: String) -> String? { entries.withLock { $0.paths[address] } }

  /// The address of a file, relative to the first page of the app.
  package func address(of file: URL) -> String {
    entries.withLock { entries in
      let path = file.standardizedFileURL.path
      if let known = entries.addresses[path] { return Self.route.dropFirst() + known }
      let name = UUID().uuidString.lowercased()
      // Browsers choose a decoder by the media type, which the server chooses by the extension.
      let ending = file.pathExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let address = ending.isEmpty ? name : "\(name).\(ending)"
      entries.addresses[path] = address
      entries.paths[address] = path
      entries.order.append(path)
      if entries.order.count > Self.largest { Self.remove(entries.order[0], from: &entries) }
      return Self.route.dropFirst() + address
    }
  }

  /// Removes a file, whose address is not found any more.
  package func remove(_ file: URL) {
    entries.withLock { Self.remove(file.standardizedFileURL.path, from: &$0) }
  }

  private static func remove(_ path: String, from entries: inout Entries) {
    guard let address = entries.addresses.removeValue(forKey: path) else { return }
    entries.paths[address] = nil
    entries.order.removeAll { $0 == path }
  }
}
