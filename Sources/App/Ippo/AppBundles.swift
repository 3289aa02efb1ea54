import Foundation

/// The bundles with the resources of the app.
enum AppBundles {
  /// The bundle of the program, and the bundles of targets, which SwiftPM puts beside the program.
  static var all: [Bundle] {
    let beside = try? FileManager.default.contentsOfDirectory(
      at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
    let resources = (beside ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    return [.main] + resources.compactMap { Bundle(url: $0) }
  }
}
