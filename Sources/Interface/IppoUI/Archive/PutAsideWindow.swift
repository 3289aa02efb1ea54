internal import IppoArchive
internal import IppoRender

/// A hibernated window of which no object is alive, in place of its graph. The next use of the window makes another
/// graph from it.
@_spi(Host)
@MainActor
public final class PutAsideWindow {
  /// The places, ids and state of the window's nodes, and the client environment.
  var archive: [UInt8]
  /// The last allocated node id.
  let lastID: Int
  let scope: WindowScope?
  let phase: ScenePhase
  /// The place of the window's scene in the app.
  let place: ScenePlace
  let anchor: WindowAnchor
  /// Whether views are notified that they disappear when the window is closed.
  public let hasFarewells: Bool
  weak var holder: (any WindowHolder)?

  fileprivate init(_ archive: [UInt8], of graph: ViewGraph, place: ScenePlace, hasFarewells: Bool) {
    // Copied, because an array that has grown has up to twice the capacity.
    self.archive = archive.withUnsafeBytes { Array($0) }
    scope = graph.surroundings.scope
    lastID = graph.committer.lastID
    phase = graph.root.values.scenePhase
    self.place = place
    anchor = graph.persistence.anchor
    self.hasFarewells = hasFarewells
  }
}

/// An object that shows a window, whether or not its graph is there.
@_spi(Host)
@MainActor
public protocol WindowHolder: AnyObject {
  /// The graph of the window, made again if the window hibernates.
  var graph: ViewGraph { get }

  /// Reports that the content of the hibernated window has changed.
  func stirred()
}

/// The way from actions that were handed out to their window, which may have hibernated in the meantime.
@MainActor
final class WindowAnchor {
  weak var graph: ViewGraph?
  weak var holder: (any WindowHolder)?

  /// The graph of the window, made again if the window hibernates.
  var window: ViewGraph? { graph ?? holder?.graph }
}

extension ViewGraph {
  /// Ends the graph of a hibernating window, if its objects are all archived and the caller alone owns the graph.
  ///
  /// - Parameters:
  ///   - place: The place of the window's scene in the app.
  ///   - followed: A dependency that the window may follow while it hibernates, because its holder notifies it of
  ///     changes.
  /// - Returns: The window without its graph; `nil` if an object has to stay alive.
  func putAside(place: ScenePlace, following followed: Dependency) -> PutAsideWindow? {
    guard let resting = persistence.resting, resting.isWrittenDown, !isClosed, scheduledCount == 0,
      surroundings.isDisplayOurs(), surroundings.isDisplayIdle,
      followsOnlyItself(and: followed), let archive = archiveToComeBack(from: resting)
    else { return nil }
    let window = PutAsideWindow(archive, of: self, place: place, hasFarewells: resting.hasFarewells)
    letGo()
    return window
  }

  /// The archive of the views, with the other state of the graph.
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
    // A window gives up its graph only if the archive can restore it.
    return (try? WindowRestoration(archive, isWaking: true)) == nil ? nil : archive
  }
}
