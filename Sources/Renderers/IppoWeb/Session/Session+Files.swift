import IppoRender

/// Files that the page sends and takes.
extension Session {
  /// The elements about files that the client shows.
  private var shownFiles: [(node: RenderNodeID, files: RenderFiles)] {
    rest.isResting ? restingPage.files : page.mirror.files()
  }

  /// Ippo's own words in the language of the page.
  var words: RenderWords { rest.isResting ? restingPage.words : page.mirror.words }

  /// Says to everybody which tickets the client shows.
  func noteTickets() {
    guard !tickets.isEmpty || page.mirror.hasFiles || !restingPage.files.isEmpty else { return }
    let shown = lifecycle.isEnded ? [] : Set(shownFiles.map(\.files.ticket))
    services.tickets.replace(tickets, with: shown, of: id)
    tickets = shown
  }

  /// The element about files that has a ticket.
  func files(_ ticket: String) -> (node: RenderNodeID, files: RenderFiles)? {
    shownFiles.first { $0.files.ticket == ticket }
  }

  /// The uploads of the page, from its first choice of files on.
  var uploads: SessionUploads {
    if let begunUploads { return begunUploads }
    let new = SessionUploads(
      visitor: visitor, at: network, limits: services.limits, budget: services.uploads, in: services.files)
    begunUploads = new
    if lifecycle.isEnded { Task { await new.end() } }
    return new
  }

  /// Removes the uploads of the page when the session ends.
  func endUploads() async { await begunUploads?.end() }

  /// The page announces files.
  func beginUpload(_ files: RenderFiles, _ announced: [SessionUploads.Announcement]) async throws(UploadFault) {
    await uploads.keep(Set(shownFiles.map(\.files.ticket)).union([files.ticket]))
    try await uploads.begin(files, announced, in: words)
  }

  /// Files have arrived whole, or were taken.
  func deliver(_ paths: [String], to node: RenderNodeID) {
    guard !lifecycle.isEnded else { return }
    rest.acted()
    worker.add(.files(node, paths))
  }
}
