import Foundation
import IppoRender

/// Does the work on pictures for a session: finds out how the terminal shows them, and runs loads and preparations off the main
/// actor.
@MainActor
final class PictureFeed {
  /// The answers of the terminal so far.
  var answers = PictureAnswers()
  /// Whether the terminal's answers have been adopted.
  private(set) var hasAdopted = false
  private let loader: TerminalPictureLoader?
  private let report: (String) -> Void
  private var waiting: [PictureWork] = []
  private var running: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private var reported: Set<String> = []

  /// The most pieces of work at a time.
  private static let mostTasks = 4
  /// The most reasons that are reported.
  private static let mostReports = 20

  /// - Parameters:
  ///   - loader: Finds the files; without one, no pictures are shown.
  ///   - report: Takes a sentence about a picture that is not shown.
  init(_ loader: TerminalPictureLoader?, report: @escaping (String) -> Void) {
    self.loader = loader
    self.report = report
  }

  // MARK: The terminal

  /// The questions to the terminal, before its first frame.
  func questions(_ traits: TerminalTraits, _ capabilities: TerminalCapabilities) -> [UInt8] {
    guard loader != nil, traits.takesCommands, capabilities.pictures != TerminalPictures.none else { return [] }
    return Array(PictureAnswers.questions(traits).utf8)
  }

  /// Shows pictures in the way that the person wants, or else that the terminal has answered for.
  func adoptAnswers(_ traits: TerminalTraits, size: CellSize, _ renderer: TerminalRenderer) {
    guard loader != nil else { return }
    hasAdopted = true
    let capabilities = renderer.capabilities
    let method =
      capabilities.pictures
      ?? answers.method(traits, depth: capabilities.colorDepth, isASCII: capabilities.isASCII)
    renderer.loadsPictures = method != .none
    renderer.adopt(pictures: method, cell: answers.cell(on: size), colors: answers.colors ?? 256)
  }

  // MARK: Work

  /// Starts the work that the renderer asks for.
  ///
  /// - Parameter adopt: Takes the results, on the main actor.
  func work(for renderer: TerminalRenderer, adopt: @escaping @MainActor (PictureWork.Result) -> Void) {
    guard let loader else { return }
    waiting += renderer.takePictureWork()
    while running.count < Self.mostTasks, !waiting.isEmpty {
      let work = waiting.removeFirst()
      lastTask += 1
      let number = lastTask
      running[number] = Task { [weak self] in
        let result = await work.result(loader)
        guard let self, self.running.removeValue(forKey: number) != nil else { return }
        if case .failed(let request, let reason, let isLost) = result { self.tell(request, reason, isLost) }
        adopt(result)
        self.work(for: renderer, adopt: adopt)
      }
    }
  }

  /// Ends all work.
  func stop() {
    waiting = []
    for task in running.values { task.cancel() }
    running = [:]
  }

  private func tell(_ request: TerminalPictureLoader.Request, _ reason: String, _ isLost: Bool) {
    let name =
      switch request.source {
      case .symbol(let name), .asset(let name): name
      case .url(let address): address
      }
    let short = name.count > 80 ? "\(name.prefix(79))…" : name
    let text = "A picture is represented by its label: \(short). \(reason)".unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }.joined()
    // The lack of a decoder is the same for all pictures of a format.
    guard reported.count < Self.mostReports, reported.insert(isLost ? text : reason).inserted else { return }
    report(text)
  }
}
