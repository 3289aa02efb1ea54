internal import IppoArchive
internal import IppoRender

/// What is left of a window that hibernates where nothing of it is alive, in place of its graph: what another graph is made of once
/// the window is used again.
@_spi(Host)
@MainActor
public final class PutAsideWindow {
  /// Places, ids and state of its nodes, and what its client has said.
  var archive: [UInt8]
  /// The last allocated node id.
  let lastID: Int
  let scope: WindowScope?
  let phase: ScenePhase
  /// Which of the app's windows it is.
  let index: Int
  let anchor: WindowAnchor
  /// Whether views are to be told that they disappear when the window is closed.
  public let hasFarewells: Bool
  weak var holder: (any WindowHolder)?

  fileprivate init(_ archive: [UInt8], of graph: ViewGraph, index: Int, hasFarewells: Bool) {
    // Copied: an array that has grown has room for twice as much.
    self.archive = archive.withUnsafeBytes { Array($0) }
    scope = graph.surroundings.scope
    lastID = graph.committer.lastID
    phase = graph.root.values.scenePhase
    self.index = index
    anchor = graph.persistence.anchor
    self.hasFarewells = hasFarewells
  }
}

/// Who shows a window, whether or not its graph is there.
@_spi(Host)
@MainActor
public protocol WindowHolder: AnyObject {
  /// The graph of the window, made again if it is put aside.
  var graph: ViewGraph { get }

  /// Something that the window would show has changed while it is put aside.
  func stirred()
}

/// Where actions that were handed out find the window they are of, whether or not it was put aside in the meantime.
@MainActor
final class WindowAnchor {
  weak var graph: ViewGraph?
  weak var holder: (any WindowHolder)?

  /// The graph of the window, made again if it is put aside.
  var window: ViewGraph? { graph ?? holder?.graph }
}

extension ViewGraph {
  /// Puts the graph aside of a window that hibernates, where nothing of it is alive and nobody has anything of it.
  ///
  /// - Parameters:
  ///   - index: which of the app's windows it is.
  ///   - followed: what the window may follow while it is put aside; somebody else tells it of that.
  /// - Returns: `nil` when something has to stay alive.
  func putAside(index: Int, following followed: Dependency) -> PutAsideWindow? {
    guard let resting = persistence.resting, resting.isWrittenDown, !isClosed, scheduledCount == 0,
      surroundings.isDisplayOurs(), surroundings.isDisplayIdle,
      followsOnlyItself(and: followed), let archive = archiveToComeBack(from: resting)
    else { return nil }
    let window = PutAsideWindow(archive, of: self, index: index, hasFarewells: resting.hasFarewells)
    letGo()
    return window
  }

  /// The archive of the views, with what the graph holds besides.
  private func archiveToComeBack(from resting: RestingViews) -> [UInt8]? {
    guard case .fields(var fields)? = try? ArchivedValue(decoding: resting.archive) else { return nil }
    let writer = ArchiveWriter()
    fields.removeAll { $0.name == "scene" }
    fields.append(ArchivedField(name: "scene", value: .fields(persistence.sceneValues.archive(by: writer))))
    if let client = surroundings.client.flatMap({ writer.write($0, at: "client") }) {
      fields.append(ArchivedField(name: "client", value: client))
    }
    if let override = display.untrackedOverride, let value = writer.write(Optional(override), at: "colorScheme") {
      fields.append(ArchivedField(name: "colorScheme", value: value))
    }
    guard writer.omissions.isEmpty, !writer.hasReferences else { return nil }
    let archive = ArchivedValue.fields(fields).encoded()
    // A window is put aside for good only where it can come back.
    return (try? WindowRestoration(archive, isWaking: true)) == nil ? nil : archive
  }
}
