import Foundation
import IppoUI

@testable import IppoTerminal

/// A renderer with pictures, whose work is done at once.
struct PictureScreen {
  let renderer: TerminalRenderer
  private let loader: TerminalPictureLoader
  private var revision = 1
  /// The bytes since they were taken last.
  private(set) var output = ""
  private(set) var events: [TerminalEvent] = []
  /// Reasons why pictures were not shown.
  private(set) var reasons: [String] = []

  /// - Parameters:
  ///   - cell: A cell in pixels.
  ///   - load: Finds the file of a source.
  init(
    columns: Int = 20, rows: Int = 10, _ method: TerminalPictures, cell: CellSize = CellSize(columns: 8, rows: 16),
    colors: Int = 256, depth: ColorDepth = .trueColor, _ tree: Tree,
    load: @escaping @Sendable (RenderImage.Source) throws -> TerminalPicture
  ) async throws {
    renderer = TerminalRenderer(
      size: CellSize(columns: columns, rows: rows), capabilities: TerminalCapabilities(colorDepth: depth))
    renderer.loadsPictures = true
    renderer.adopt(pictures: method, cell: cell, colors: colors)
    loader = TerminalPictureLoader { try load($0.source) }
    let ops = Tree.node(.window, RenderAttributes(), [tree]).ops()
    try renderer.apply(RenderFrame(revision: 1, entries: ops.map { RenderFrame.Entry($0) }))
    await draw()
  }

  /// Draws until there is no work.
  mutating func draw() async {
    _ = renderer.layout()
    output += String(decoding: renderer.draw(), as: UTF8.self)
    while case let work = renderer.takePictureWork(), !work.isEmpty {
      for piece in work {
        let result = await piece.result(loader)
        if case .failed(_, let reason, _) = result { reasons.append(reason) }
        renderer.adopt(result)
      }
      events += renderer.layout()
      output += String(decoding: renderer.draw(), as: UTF8.self)
    }
  }

  mutating func apply(_ ops: RenderOp...) async throws {
    revision += 1
    try renderer.apply(RenderFrame(revision: revision, entries: ops.map { RenderFrame.Entry($0) }))
    await draw()
  }

  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  var text: String {
    (0..<renderer.screen.size.rows).map { row in
      String(renderer.screen.text(row: row).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Tree {
  /// A picture among the assets.
  static func picture(_ name: String = "p", fit: RenderImage.Fit = .original, reportsFailure: Bool = false) -> Tree {
    .element(.image(RenderImage(.asset(name), fit: fit, reportsFailure: reportsFailure)))
  }
}

extension TerminalPicture {
  static var png: TerminalPicture {
    get throws { try TerminalPicture(bytes: PictureFiles.png, mediaType: "image/png", width: 16, height: 32) }
  }

  static var jpeg: TerminalPicture {
    get throws { try TerminalPicture(bytes: PictureFiles.jpeg, mediaType: "image/jpeg", width: 16, height: 32) }
  }
}
