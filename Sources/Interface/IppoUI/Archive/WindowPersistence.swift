internal import IppoArchive

/// The state of a window that outlives its nodes: the parts of archives, and of suspended and hibernated windows.
@MainActor
final class WindowPersistence {
  /// Actions that were handed out find the window by it.
  let anchor: WindowAnchor
  /// The place of the window's scene in the app; `nil` where a host cannot make the window again by that place.
  var scenePlace: ScenePlace?
  /// The values of `@SceneStorage`.
  let sceneValues = SceneValues()
  /// Objects that views have made and no property keeps.
  let madeObjects = MadeObjects()
  /// The archive that the window is restored from, until the first drain is over.
  var restoration: WindowRestoration?
  /// State saved from removed nodes, for the nodes that are being made in their places.
  var formerNodes: FormerNodes? {
    didSet { if formerNodes == nil { knownAddresses = [:] } }
  }
  /// The addresses that were computed in this turn for nodes and the nodes above them, while nodes are being restored.
  var knownAddresses: [ObjectIdentifier: NodeAddress] = [:]
  /// The remains of the views while the window is suspended.
  var resting: RestingViews?
  /// The parts of the window that could not be archived, and the reason, by path.
  var archiveOmissions: [String: String] = [:]
  /// The parts of the archive that the restored window did not take, and the reason, by path.
  var archiveLosses: [String: String] = [:]
  /// The objects that stay alive while the window hibernates, and the reason, by path.
  var hibernationLeftovers: [String: String] = [:]

  init(anchor: WindowAnchor) { self.anchor = anchor }

  /// Makes nodes in the places of others.
  func replacing(_ former: FormerNodes, _ body: () -> Void) {
    let outer = formerNodes
    formerNodes = former
    body()
    formerNodes = outer
  }
}
