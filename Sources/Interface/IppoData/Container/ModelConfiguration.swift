public import Foundation

/// The place in which a container persists objects (`SwiftData.ModelConfiguration`).
public struct ModelConfiguration: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
  /// The shared folder of a group of apps. Only Apple's systems have groups: every choice stands for the app's own folder.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's own folder.
    public static var automatic: Self { Self() }
    /// The app's own folder.
    public static var none: Self { Self() }
    /// The app's own folder.
    public static func identifier(_ groupName: String) -> Self { Self() }
  }

  /// A database of Apple's cloud. Every choice stands for none.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// No cloud.
    public static var automatic: Self { Self() }
    /// No cloud.
    public static var none: Self { Self() }
    /// No cloud.
    public static func `private`(_ privateDBName: String) -> Self { Self() }
  }

  /// The name; it is the file's name where there is no URL.
  public let name: String
  /// The classes of the store; `nil` for all of the container.
  public var schema: Schema?
  /// The file. Without a URL of its own a configuration has
  /// `<application support directory>/<name of the program>/<name>.store`.
  public let url: URL
  /// Whether the objects live in memory alone.
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts may save.
  public let allowsSave: Bool
  /// The group of apps. Has no effect.
  public let groupContainer: GroupContainer
  /// The group of apps: none.
  public var groupAppContainerIdentifier: String? { nil }
  /// The database of Apple's cloud: none.
  public var cloudKitContainerIdentifier: String? { nil }

  /// A store in the app's folder, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    url = isStoredInMemoryOnly ? URL(filePath: "/dev/null") : Self.defaultURL(self.name)
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    // SwiftData takes this file for memory as well.
    isStoredInMemoryOnly = url.path() == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .automatic
  }

  /// A store for classes.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func defaultURL(_ name: String) -> URL {
    URL.applicationSupportDirectory.appending(path: ProcessInfo.processInfo.processName)
      .appending(path: "\(name).store")
  }

  /// The name.
  public var id: String { name }

  /// The path of the store; `nil` for memory.
  var path: String? { isStoredInMemoryOnly ? nil : url.standardizedFileURL.path(percentEncoded: false) }

  /// Returns whether both name the same store.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.url == right.url && left.isStoredInMemoryOnly == right.isStoredInMemoryOnly
      && left.allowsSave == right.allowsSave
  }

  /// Hashes the name and the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }

  /// The name and the place.
  public var debugDescription: String { "ModelConfiguration(\(name): \(path ?? "memory"))" }
}
