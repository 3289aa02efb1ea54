package import Foundation

/// A folder that is there until the process ends.
package final class TemporaryFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "ippo-tests-\(UUID())", isDirectory: true)

  package init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name, isDirectory: false).path }

  package func remove() { try? FileManager.default.removeItem(at: url) }
}
