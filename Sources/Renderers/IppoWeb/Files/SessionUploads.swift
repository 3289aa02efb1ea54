import Foundation
import FoundationShims
import IppoRender
import NIOCore
import NIOPosix

/// The files that the page of a session sends: they arrive piece by piece, in a folder that goes with the session.
///
/// What has arrived stays when a connection is lost, and the next piece goes on there.
actor SessionUploads {
  /// A file as the page announces it.
  struct Announcement: Equatable, Sendable {
    var name: String
    var size: Int
    var mediaType: String
  }

  private struct File {
    var path: String
    var size: Int
    var received = 0
    /// The number of the request that writes, if one does.
    var writer: Int?
  }

  /// One choice of files.
  private struct Choice {
    /// Tells it from one that was begun anew with the same ticket.
    let number: Int
    var files: [File]
    var folder: String
    /// The bytes of the files on the server.
    var room: Int { files.reduce(0) { $0 + $1.size + UploadBudget.bytesPerFile } }
    var isComplete: Bool { files.allSatisfy { $0.received == $0.size && $0.writer == nil } }
  }

  private let visitor: WebVisitor
  private let network: ClientNetwork
  private let limits: WebLimits
  private let budget: UploadBudget
  private let place: TemporaryFolder
  private var root: String?
  private var choices: [String: Choice] = [:]
  private var lastNumber = 0
  private var lastWriter = 0
  private var isEnded = false

  /// - Parameter place: The parent of the session's folder.
  init(
    visitor: WebVisitor, at network: ClientNetwork, limits: WebLimits, budget: UploadBudget,
    in place: TemporaryFolder = TemporaryFolder()
  ) {
    self.visitor = visitor
    self.network = network
    self.limits = limits
    self.budget = budget
    self.place = place
  }

  /// Begins a choice of files. What was sent before for the same choice is thrown away.
  /// - Parameter words: The language of the names of files that have none.
  func begin(
    _ files: RenderFiles, _ announced: [Announcement], in words: RenderWords = RenderWords()
  ) throws(UploadFault) {
    guard !isEnded, case .choose(_, let allowsMany) = files.purpose else { throw .unknown }
    let most = allowsMany ? limits.uploadFiles : 1
    guard !announced.isEmpty else { throw .malformed }
    guard announced.count <= most else { throw .tooMany(most) }
    for file in announced {
      guard file.size >= 0 else { throw .malformed }
      guard file.size <= limits.uploadBytes else {
        throw .tooLarge(name: UploadName.clean(file.name, in: words), most: limits.uploadBytes)
      }
      guard files.accepts(name: file.name, mediaType: file.mediaType) else {
        throw .wrongType(name: UploadName.clean(file.name, in: words))
      }
    }
    abandon(files.ticket)
    let room = announced.reduce(0) { $0 + $1.size + UploadBudget.bytesPerFile }
    guard budget.take(room, for: visitor, at: network) else { throw .noRoom }
    do {
      choices[files.ticket] = try makeChoice(announced, in: words)
    } catch {
      budget.giveBack(room, of: visitor, at: network)
      throw .diskFull
    }
  }

  private func makeChoice(_ announced: [Announcement], in words: RenderWords) throws -> Choice {
    let root = try place.makeFolder(inPlaceOf: root)
    self.root = root
    lastNumber += 1
    let folder = "\(root)/\(lastNumber)"
    let files = try announced.enumerated().map { index, file in
      // Two files of a choice may have one name.
      let place = "\(folder)/\(index)"
      try FileManager.default.createDirectory(
        atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let path = "\(place)/\(UploadName.clean(file.name, in: words))"
      guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
        throw CocoaError(.fileWriteUnknown)
      }
      return File(path: path, size: file.size)
    }
    return Choice(number: lastNumber, files: files, folder: folder)
  }

  /// How much of a file has arrived.
  func offset(_ ticket: String, _ index: Int) throws(UploadFault) -> Int {
    guard let files = choices[ticket]?.files, files.indices.contains(index) else { throw .unknown }
    return files[index].received
  }

  /// Writes a piece of a file, in place of an earlier request for the file. A page has one request at a time, so that the
  /// connection of the earlier one was lost.
  /// - Returns: how much has arrived now.
  /// - Throws: what went wrong; what was written before that stays.
  func write(
    _ ticket: String, _ index: Int, at offset: Int, _ body: some AsyncSequence<ByteBuffer, any Error> & Sendable
  ) async throws(UploadFault) -> Int {
    guard let choice = choices[ticket], choice.files.indices.contains(index) else { throw .unknown }
    let file = choice.files[index]
    guard offset == file.received else { throw .offset(file.received) }
    let place = Place(ticket: ticket, choice: choice.number, index: index)
    lastWriter += 1
    let writer = lastWriter
    self[place]?.writer = writer
    defer { if self[place]?.writer == writer { self[place]?.writer = nil } }
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(offset))
      for try await buffer in body {
        // The choice may be given up meanwhile, or begun anew.
        guard let file = self[place] else { throw UploadFault.unknown }
        guard file.writer == writer else { throw UploadFault.offset(file.received) }
        guard buffer.readableBytes <= file.size - file.received else { throw UploadFault.malformed }
        let data = Data(buffer.readableBytesView)
        // A disk may be slow; the threads of tasks are few.
        try await NIOThreadPool.singleton.runIfActive { try handle.write(contentsOf: data) }
        // A later request has the same bytes.
        guard self[place]?.writer == writer else { continue }
        self[place]?.received += data.count
      }
    } catch let fault as UploadFault {
      throw fault
    } catch is CocoaError {
      throw .diskFull
    } catch {
      // The connection was lost. Whoever comes back asks for the place.
      throw .offset(self[place]?.received ?? 0)
    }
    guard let received = self[place]?.received else { throw .unknown }
    return received
  }

  /// The place of a file among all files.
  private struct Place {
    var ticket: String
    var choice: Int
    var index: Int
  }

  /// `nil` once its choice is given up.
  private subscript(place: Place) -> File? {
    get { choices[place.ticket].flatMap { $0.number == place.choice ? $0.files[place.index] : nil } }
    set {
      guard let newValue, choices[place.ticket]?.number == place.choice else { return }
      choices[place.ticket]!.files[place.index] = newValue
    }
  }

  /// The files of a choice, once they have arrived whole. They are the app's from then on, until the session ends.
  func take(_ ticket: String) -> [String]? {
    guard let choice = choices[ticket], choice.isComplete else { return nil }
    choices[ticket] = nil
    kept += choice.room
    return choice.files.map(\.path)
  }

  /// The bytes of the files that the app has.
  private var kept = 0

  /// Throws away what has arrived for a choice.
  func abandon(_ ticket: String) {
    guard let choice = choices.removeValue(forKey: ticket) else { return }
    try? FileManager.default.removeItem(atPath: choice.folder)
    budget.giveBack(choice.room, of: visitor, at: network)
  }

  /// Throws away what has arrived for choices that are not on the page any more.
  func keep(_ tickets: Set<String>) {
    for ticket in choices.keys where !tickets.contains(ticket) { abandon(ticket) }
  }

  /// The session is over: so are its files.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    keep([])
    budget.giveBack(kept, of: visitor, at: network)
    kept = 0
    if let root { place.removeFolder(root) }
    root = nil
  }
}
