internal import IppoArchive

/// The dynamic properties of the app's own commands, for a view that shows their menus.
struct CommandProperties: DynamicProperty {
  private var scope: CommandScope?

  /// The menus of commands, whose dynamic properties are those of the view.
  @MainActor func menus<C: Commands>(of commands: C) -> [_CommandItems] {
    scope?.menus(of: commands) ?? commands._menus
  }

  mutating func _connect(_ connection: _PropertyConnection) {
    let scope = connection.keep { CommandScope() }
    scope.node = connection.node
    self.scope = scope
  }

  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// The dynamic properties of commands, kept by the view that shows their menus. They are not part of archives.
final class CommandScope: HibernatingProperty, PropertyLifetime,
  // Used on the main actor alone.
  @unchecked Sendable
{
  /// The scope of the commands that are being evaluated.
  @TaskLocal static var current: CommandScope?

  fileprivate weak var node: _Node?
  private var properties = NestedProperties()
  /// The positions of the commands that are being evaluated in the groups around them, the outermost first.
  @MainActor private(set) var path: [Int] = []

  @MainActor fileprivate func menus<C: Commands>(of commands: C) -> [_CommandItems] {
    properties.begin()
    return Self.$current.withValue(self) { commands._menus }
  }

  /// A copy of commands whose dynamic properties are connected with the view.
  @MainActor func connected<C: Commands>(_ commands: C) -> C {
    guard let node else { return commands }
    return properties.connected(commands, at: path, of: node)
  }

  /// The menus of commands at a position of a group.
  @MainActor static func menus<C: Commands>(of commands: C, at position: Int) -> [_CommandItems] {
    guard let scope = current else { return commands._menus }
    scope.path.append(position)
    defer { scope.path.removeLast() }
    return commands._menus
  }

  func end() {
    if let node { properties.disconnect(from: node) }
  }

  func follow(for base: _Node) { properties.follow(for: base) }

  var isArchived: Bool { false }

  func archived(by writer: ArchiveWriter, at path: @autoclosure () -> String) -> ArchivedValue? { nil }

  func restore(_ archived: ArchivedValue, by reader: ArchiveReader, at path: @autoclosure () -> String) {}

  var isPlain: Bool { properties.isEmpty }

  func hibernated(by hibernation: Hibernation, at path: @autoclosure () -> String) -> HibernatedValue {
    properties.isEmpty ? .dropped : .stays("commands have state")
  }
}
