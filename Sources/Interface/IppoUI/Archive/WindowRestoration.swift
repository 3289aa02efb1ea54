internal import IppoArchive

/// What an archive has for a window that is being rebuilt, until its first drain is over.
@MainActor
final class WindowRestoration {
  /// What the nodes of the window had kept.
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
  /// The window was put away in this process, and what of it is not written down is alive.
  let isWaking: Bool

  /// - Parameters:
  ///   - resting: what is left of the views, where the window was put away in this process.
  ///   - isWaking: whether it was, and nothing of it is alive.
  /// - Throws: ``ArchiveError`` when that is no archive of a window.
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
