import IppoRender

/// A picture of the app, and the state of its file and of its renditions.
final class PictureEntry {
  enum State {
    case loading
    case loaded(TerminalPicture)
    case failed
  }

  let request: TerminalPictureLoader.Request
  fileprivate(set) var state = State.loading
  /// `nil` for a rendition that is being made, or that cannot be made.
  fileprivate var renditions: [PictureRendition.Form: PictureRendition?] = [:]
  /// The nodes that have asked for the picture.
  fileprivate(set) var users: Set<RenderNodeID> = []
  fileprivate var lastUse = 0

  fileprivate init(_ request: TerminalPictureLoader.Request) { self.request = request }

  /// The picture, if its file is there.
  var picture: TerminalPicture? { if case .loaded(let picture) = state { picture } else { nil } }

  /// The name of the event that reports the end of the load; `nil` during the load.
  var outcome: String? {
    switch state {
    case .loading: nil
    case .loaded: "load"
    case .failed: "error"
    }
  }

  fileprivate var byteCount: Int { picture?.bytes.count ?? 0 }
}

/// The pictures of a terminal: the files and renditions that views need, and the work to get them, which the session does.
final class PictureStore {
  /// Whether somebody does the work. Without that, pictures are represented by their labels.
  var isServed = false
  /// How the terminal shows pictures.
  var method = TerminalPictures.none
  /// A cell in pixels.
  var cell = CellSize(columns: 10, rows: 20)
  /// The number of colours of sixel graphics.
  var colors = 256
  var background = RGB(0, 0, 0)
  var isDark = false
  /// Work to be done.
  private var pending: [PictureWork] = []
  private var entries: [TerminalPictureLoader.Request: PictureEntry] = [:]
  private var clock = 0
  private var lastNumber = 0

  /// The most bytes of files that are kept, of those that are not shown.
  private static let keptBytes = 64 << 20
  /// The most renditions that are kept of one picture.
  private static let keptRenditions = 8

  /// Whether a view has shown a picture.
  private(set) var hasPlaces = false

  private var isActive: Bool { isServed && method != .none }

  /// The picture from a source for a node; `nil` if the terminal shows no pictures.
  func entry(for source: RenderImage.Source, of node: RenderNodeID) -> PictureEntry? {
    guard isActive else { return nil }
    let request = TerminalPictureLoader.Request(source, isDark: isDark)
    let entry =
      entries[request]
      ?? {
        let entry = PictureEntry(request)
        entries[request] = entry
        pending.append(.load(request))
        return entry
      }()
    clock += 1
    entry.lastUse = clock
    entry.users.insert(node)
    return entry
  }

  /// The picture in a size; `nil` until it is prepared.
  func rendition(of entry: PictureEntry, size: CellSize) -> PictureRendition? {
    guard isActive, let picture = entry.picture, size.columns > 0, size.rows > 0 else { return nil }
    var form = PictureRendition.Form(
      method: method, size: size, cell: cell, colors: colors,
      background: method == .blocks || method == .iterm ? background : RGB(0, 0, 0))
    if method == .kitty, PictureRendition.sendsFile(picture) {
      // One transmission serves all sizes.
      let any = CellSize(columns: 1, rows: 1)
      (form.size, form.cell) = (any, any)
    }
    clock += 1
    entry.lastUse = clock
    if let known = entry.renditions[form] { return known }
    if entry.renditions.count >= Self.keptRenditions { entry.renditions = [:] }
    entry.renditions[form] = .some(nil)
    pending.append(.render(entry.request, picture, form, number: nextNumber()))
    return nil
  }

  func place(_ rendition: PictureRendition, size: CellSize) -> PicturePlace {
    hasPlaces = true
    return PicturePlace(rendition, size: size, number: nextNumber())
  }

  /// A number that no other place or rendition has.
  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// The work to be done, each piece once.
  func takeWork() -> [PictureWork] {
    defer { pending = [] }
    return pending
  }

  /// Adopts the result of a piece of work.
  ///
  /// - Returns: The picture that it is about; `nil` if the picture was discarded meanwhile.
  func adopt(_ result: PictureWork.Result) -> PictureEntry? {
    switch result {
    case .loaded(let request, let picture):
      guard let entry = entries[request] else { return nil }
      entry.state = .loaded(picture)
      discardUnused()
      return entry
    case .rendered(let request, let form, let rendition):
      guard let entry = entries[request] else { return nil }
      entry.renditions[form] = .some(rendition)
      return entry
    case .failed(let request, _, let isLost):
      guard let entry = entries[request] else { return nil }
      if isLost { entry.state = .failed }
      return entry
    }
  }

  /// The node is gone, or shows something else.
  func release(_ entry: PictureEntry, of node: RenderNodeID) { entry.users.remove(node) }

  /// Discards the pictures that were used least recently, beyond a limit.
  private func discardUnused() {
    var unused = entries.values.filter { $0.users.isEmpty }.sorted { $0.lastUse > $1.lastUse }
    var bytes = unused.reduce(0) { $0 + $1.byteCount }
    while bytes > Self.keptBytes, let oldest = unused.popLast() {
      bytes -= oldest.byteCount
      entries[oldest.request] = nil
    }
  }
}
