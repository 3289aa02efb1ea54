internal import FoundationShims
internal import Synchronization

/// Files that are brought by the renderer, or taken from it.
struct FilesElement: PrimitiveView {
  let files: RenderFiles
  let action: ([URL]) -> Void

  func element(in context: ElementContext) -> RenderElement { .files(files) }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .files(let paths) = event, !paths.isEmpty else { return false }
    if case .choose(_, allowsMany: false) = files.purpose, paths.count > 1 { return false }
    action(paths.map { URL(fileURLWithPath: $0) })
    return true
  }
}

/// The ticket of a transfer of files, 128 random bits that distinguish it from all others.
func makeFileTicket() -> String {
  (0..<2).map { _ in
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}

/// A folder for files that are on their way, which goes with the window.
final class TransferFolder: Unarchived, Sendable {
  private let state = Mutex<(folder: URL?, count: Int)>((nil, 0))

  /// A new folder of its own.
  /// - Throws: The error of Foundation if making it fails.
  func make() throws -> URL {
    try state.withLock { state in
      let folder = URL(fileURLWithPath: try TemporaryFolder.ofProcess.makeFolder(inPlaceOf: state.folder?.path))
      state.folder = folder
      state.count += 1
      let new = folder.appendingPathComponent("\(state.count)")
      try FileManager.default.createDirectory(
        at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return new
    }
  }

  deinit {
    remove()
  }

  /// Closes the files of the window, which is closed.
  func remove() {
    state.withLock { state in
      if let folder = state.folder { TemporaryFolder.ofProcess.removeFolder(folder.path) }
      state.folder = nil
    }
  }

  /// The folder of the window in which the caller runs. Outside of windows, the folder of the process.
  static var current: TransferFolder { WindowDisplay.current?.attachment { TransferFolder() } ?? outsideOfWindows }

  private static let outsideOfWindows = TransferFolder()
}

extension EnvironmentValues {
  /// Whether a path means the same to the user as to the app.
  var clientSharesFiles: Bool {
    get { self[ClientSharesFilesKey.self] }
    set { self[ClientSharesFilesKey.self] = newValue }
  }
}

private struct ClientSharesFilesKey: EnvironmentKey {
  static let defaultValue = false
}
