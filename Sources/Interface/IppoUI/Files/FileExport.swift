/// A source of files for a user, which may make them in a folder.
enum FileExport {
  /// Documents, with a name for those whose files are nameless.
  case documents(make: () throws -> [FileWrapper], name: String?, type: UTType)
  /// Files that are there.
  case files([URL])
  /// Files that take a while to make.
  case later((_ folder: URL, _ untitled: String) async throws -> [URL])

  /// The files, where they are made at once.
  /// - Parameter untitled: The name of a file without one, in the language of the window.
  /// - Returns: `nil` where they take a while.
  func make(in folder: TransferFolder, untitled: String) throws -> [URL]? {
    switch self {
    case .files(let urls): return urls
    case .later: return nil
    case .documents(let make, let name, let type):
      let wrappers = try make()
      return try wrappers.enumerated().map { index, wrapper in
        let own = wrapper.preferredFilename ?? wrapper.filename
        let common = name ?? untitled
        let given = own ?? (wrappers.count > 1 ? "\(common) \(index + 1)" : common)
        let url = try folder.make().appendingPathComponent(Self.name(given, for: type, untitled: untitled))
        try wrapper.write(to: url, originalContentsURL: nil)
        return url
      }
    }
  }

  /// A name that can be a file's, with the ending of its type.
  static func name(_ name: String, for type: UTType, untitled: String) -> String {
    let parts = name.split { $0 == "/" || $0 == "\0" || $0.isNewline }.joined(separator: "-")
    let stem = String(parts.drop { $0 == "." })
    let name = stem.isEmpty ? untitled : stem
    guard let ending = type.preferredFilenameExtension else { return name }
    let given = URL(fileURLWithPath: name).pathExtension
    let isGiven = UTType(filenameExtension: given).map { $0.conforms(to: type) } ?? false
    return isGiven || given.lowercased() == ending ? name : "\(name).\(ending)"
  }
}

/// The reason of a failed export.
struct FileExportError: LocalizedError {
  let errorDescription: String?

  static let nothing = Self(errorDescription: "There is nothing to export.")

  static func folder(_ name: String) -> Self {
    Self(errorDescription: "“\(name)” is a folder. A browser takes files only; export an archive of it.")
  }

  static func nested(_ name: String) -> Self {
    Self(errorDescription: "“\(name)” cannot be put there: one of the two places lies in the other.")
  }
}

/// Gives files to the user. A browser downloads them. On the app's own machine they are copied to the place that the
/// user names.
struct FileExportDialog: View {
  /// The progress of the export.
  private enum Stage {
    case preparing
    case ready([URL])
  }

  @Environment(\.clientSharesFiles) private var sharesFiles
  @Environment(\.locale) private var locale
  @State private var stage = Stage.preparing
  @State private var tickets: [String] = []
  @State private var taken: [URL] = []
  let export: FileExport
  /// Files leave the place where they are.
  var isMove = false
  let action: (Result<[URL], any Error>) -> Void

  var body: some View {
    FileDialogFrame(title: title) {
      switch stage {
      case .preparing: ProgressView()
      case .ready(let urls):
        if sharesFiles {
          if let next = urls.dropFirst(taken.count).first {
            FileBrowser(purpose: .save(name: next.lastPathComponent)) { save(next, at: $0[0], of: urls.count) }
              .id(taken.count)
          }
        } else {
          ForEach(Array(urls.enumerated()), id: \.offset) { index, url in
            let files = RenderFiles(
              ticket: tickets[index], purpose: .take(name: url.lastPathComponent, path: url.path))
            FilesElement(files: files) { _ in took(url, of: urls.count) }
          }
        }
      }
    }
    .onAppear(perform: prepare)
    .task { await prepareLater() }
  }

  private var title: Text {
    guard case .ready(let urls) = stage, let next = urls.dropFirst(taken.count).first else {
      return Text(LocalizedStringKey(.save))
    }
    return Text(LocalizedStringKey(isMove ? .moveNamed : .saveNamed, next.lastPathComponent))
  }

  private var untitled: String {
    TextLookUp.format(of: LocalizedStringKey(.untitled), table: nil, bundle: nil, for: locale)
  }

  // MARK: Preparing

  private func prepare() {
    guard case .preparing = stage else { return }
    do {
      if let urls = try export.make(in: .current, untitled: untitled) { show(urls) }
    } catch {
      action(.failure(error))
    }
  }

  private func prepareLater() async {
    guard case .later(let make) = export, case .preparing = stage else { return }
    do {
      show(try await make(try TransferFolder.current.make(), untitled))
    } catch is CancellationError {
      // The dialog is gone.
    } catch {
      action(.failure(error))
    }
  }

  private func show(_ urls: [URL]) {
    guard !urls.isEmpty else { return action(.failure(FileExportError.nothing)) }
    var isFolder: ObjCBool = false
    for url in urls where !sharesFiles {
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        return action(.failure(CocoaError(.fileNoSuchFile)))
      }
      if isFolder.boolValue { return action(.failure(FileExportError.folder(url.lastPathComponent))) }
    }
    tickets = urls.map { _ in makeFileTicket() }
    stage = .ready(urls)
  }

  // MARK: Taking

  /// A browser has loaded a file.
  private func took(_ url: URL, of count: Int) {
    guard !taken.contains(url) else { return }
    taken.append(url)
    if taken.count == count { action(.success(taken)) }
  }

  private func save(_ url: URL, at place: URL, of count: Int) {
    do {
      try FileDraft.copy(url, to: place, removesOriginal: isMove)
      taken.append(place)
      if taken.count == count { action(.success(taken)) }
    } catch {
      action(.failure(error))
    }
  }
}
