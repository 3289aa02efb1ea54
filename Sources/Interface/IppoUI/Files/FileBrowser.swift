/// Folders and files of the machine, for a user in front of it. The user types a path, or picks from the entries of
/// folders.
struct FileBrowser: View {
  enum Purpose {
    /// - Parameter accepts: whether a file may be chosen.
    case choose(allowsMany: Bool, folders: Bool, accepts: (String) -> Bool)
    /// - Parameter name: The suggested name.
    case save(name: String)
  }

  @Environment(\.fileDialogWords) private var words
  @State private var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  @State private var text = ""
  @State private var chosen: [URL] = []
  /// The path of a file that cannot be read, and the name of a file of another type: what is wrong with the text.
  @State private var unreadable: String?
  @State private var unaccepted: String?
  let purpose: Purpose
  let action: ([URL]) -> Void

  /// So many entries of a folder are listed.
  private static let most = 200

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: folder.path).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
      TextField(text: $text) { fieldLabel }
        .textInputAutocapitalization(.never).autocorrectionDisabled()
        .onSubmit(confirm)
        .onAppear(perform: begin)
      if let unreadable { Text(LocalizedStringKey(.noFileToRead, unreadable)).foregroundStyle(.red) }
      if let unaccepted { Text(LocalizedStringKey(.otherType, unaccepted)).foregroundStyle(.red) }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Button {
            enter(folder.deletingLastPathComponent())
          } label: {
            Label(LocalizedStringKey(.parentFolder), systemImage: "arrow.up")
          }
          ForEach(entries, id: \.url) { entry in
            Button {
              choose(entry)
            } label: {
              Label {
                Text(verbatim: entry.url.lastPathComponent)
              } icon: {
                Image(systemName: chosen.contains(entry.url) ? "checkmark" : entry.isFolder ? "folder" : "doc")
              }
            }
          }
        }
        .buttonStyle(.borderless)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(minHeight: 48, maxHeight: .infinity)
      Button(action: confirm) { words.confirmation ?? Text(LocalizedStringKey(confirmation)) }
        .buttonStyle(.borderedProminent)
        .disabled(text.isEmpty && chosen.isEmpty)
    }
  }

  private var isSaving: Bool { if case .save = purpose { true } else { false } }

  private var confirmation: LibraryWord { isSaving ? (exists ? .replace : .save) : .chooseItem }

  private var fieldLabel: Text {
    isSaving ? words.nameLabel ?? Text(LocalizedStringKey(.name)) : Text(LocalizedStringKey(.path))
  }

  private var exists: Bool { !text.isEmpty && FileManager.default.fileExists(atPath: typed.path) }

  private func begin() {
    if let start = words.folder { folder = start }
    if case .save(let name) = purpose { text = name }
  }

  // MARK: Entries

  private struct Entry {
    let url: URL
    let isFolder: Bool
  }

  /// The completions of the path: entries of the folder that it leads to so far, folders first. Hidden entries are
  /// listed after a typed dot.
  private var entries: [Entry] {
    let parts = isSaving ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    let beginning = parts.last ?? ""
    let folder = parts.count > 1 ? url(of: String(text.dropLast(beginning.count))) : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.lazy
      .filter { $0.hasPrefix(beginning) && ($0.hasPrefix(".") == beginning.hasPrefix(".")) }
      .map { name in
        let url = folder.appendingPathComponent(name)
        return Entry(url: url, isFolder: url.isFolder)
      }
      .filter { $0.isFolder || accepts($0.url.lastPathComponent) }
      .sorted { ($0.isFolder ? 0 : 1, $0.url.lastPathComponent) < ($1.isFolder ? 0 : 1, $1.url.lastPathComponent) }
    return Array(found.prefix(Self.most))
  }

  private func accepts(_ name: String) -> Bool {
    if case .choose(_, let folders, let accepts) = purpose { !folders && accepts(name) } else { true }
  }

  // MARK: Choosing

  /// The typed text, as a path of the folder.
  private var typed: URL { url(of: text) }

  private func url(of text: String) -> URL {
    let path = NSString(string: text).expandingTildeInPath
    return (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)).standardizedFileURL
  }

  private func enter(_ folder: URL) {
    self.folder = folder.standardizedFileURL
    if !isSaving { text = "" }
    (unreadable, unaccepted) = (nil, nil)
  }

  private func isChosen(_ url: URL) -> Bool {
    chosen.contains { $0.standardizedFileURL.path == url.standardizedFileURL.path }
  }

  private func choose(_ entry: Entry) {
    if entry.isFolder { return enter(entry.url) }
    switch purpose {
    case .save: text = entry.url.lastPathComponent
    case .choose(allowsMany: true, _, _):
      if let index = chosen.firstIndex(of: entry.url) { chosen.remove(at: index) } else { chosen.append(entry.url) }
    case .choose: action([entry.url])
    }
  }

  private func confirm() {
    let url = typed
    switch purpose {
    case .save:
      guard !text.isEmpty else { return }
      if url.isFolder { return enter(url) }
      action([url])
    case .choose(_, let folders, let accepts):
      if text.isEmpty, folders { return action([folder]) }
      if text.isEmpty { return chosen.isEmpty ? () : action(chosen) }
      if url.isFolder { return folders && folder == url ? action([url]) : enter(url) }
      guard FileManager.default.isReadableFile(atPath: url.path) else {
        // As in a shell, the beginning of a name is enough if only one entry continues it.
        let entries = entries
        if entries.count == 1 { return isChosen(entries[0].url) ? action(chosen) : choose(entries[0]) }
        (unreadable, unaccepted) = (url.path, nil)
        return
      }
      guard accepts(url.lastPathComponent) else {
        (unreadable, unaccepted) = (nil, url.lastPathComponent)
        return
      }
      action(isChosen(url) ? chosen : chosen + [url])
    }
  }
}
