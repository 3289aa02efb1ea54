internal import IppoArchive

/// The archived state of a window that is being restored, until its first drain is over.
@MainActor
final class WindowRestoration {
  /// The saved state of the window's nodes.
  let nodes: FormerNodes
  let outline: RenderOutline
  /// The histories of the texts of fields.
  let texts: [RenderNodeID: AppText]
  /// The ids up to this number have been given out.
  let lastID: Int
  let client: ClientEnvironment?
  let override: RenderColorScheme?
  let sceneValues: [ArchivedField]
  /// Runs once the first frame is on screen.
  var actions: [@MainActor () -> Void] = []
  /// Scrolling that was asked for before the nodes had their ids.
  var scrolling: [RenderFrame.Entry] = []
  /// Whether the window was suspended in this process, so that its state besides the archive is alive.
  let isWaking: Bool

  /// - Parameters:
  ///   - resting: The remains of the views, if the window was suspended in this process.
  ///   - isWaking: Whether the window hibernated in this process, and no object of it is alive.
  /// - Throws: ``ArchiveError`` if the bytes are no archive of a window.
  init(_ bytes: [UInt8], resting: RestingViews? = nil, isWaking: Bool = false) throws(ArchiveError) {
    let isWaking = isWaking || resting != nil
    let archive = try ArchivedValue(decoding: bytes)
    guard case .fields(let sceneValues)? = archive["scene"], case .list(let archivedRecords)? = archive["records"],
      case .list(let made)? = archive["objects"], let outline = archive["outline"].flatMap(RenderOutline.init),
      let lastID = archive["lastID"]?.wholeNumber, lastID >= outline.nodes.map(\.id.rawValue).max() ?? 0
    else { throw ArchiveError("It is not of a window.") }
    var records: [NodeRecord] = []
    records.reserveCapacity(archivedRecords.count)
    for record in archivedRecords { records.append(try NodeRecord(record)) }
    let nodes = FormerNodes(
      records: records, made: try MadeObjects.read(made), kept: resting?.kept ?? KeptObjects(),
      living: resting?.made ?? [:],
      begun: isWaking ? archive["begun"] : nil)
    self.nodes = nodes
    self.outline = outline
    texts = archive["texts"].map { [RenderNodeID: AppText](archived: $0) } ?? [:]
    self.lastID = lastID
    self.sceneValues = sceneValues
    self.isWaking = isWaking
    var client = archive["client"].flatMap { nodes.reader.read($0, initial: ClientEnvironment(), at: "client") }
    // The client that continues with the window reports this again.
    if !isWaking {
      client?.sharesFiles = false
      client?.reportsPictures = false
    }
    self.client = client
    override = archive["colorScheme"].flatMap { nodes.reader.read($0, initial: nil, at: "colorScheme") }
  }
}
