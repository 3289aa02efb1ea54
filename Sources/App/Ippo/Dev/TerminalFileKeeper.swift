#if Terminal && Web
  import Foundation
  import IppoTerminal

  /// Keeps the window of a terminal under `--dev` in a file, after each change and before the change is drawn. The next process
  /// goes on there, also after a trap or a kill.
  @MainActor
  final class TerminalFileKeeper: TerminalKeeper {
    private struct Record: Codable {
      var window: Data
      var place: TerminalPlace
    }

    private let path: String
    private var record: Record?

    /// Reads the file of the former process.
    init(folder: String) {
      path = folder + "/window.json"
      record = FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    /// The archive from which the window is rebuilt; `nil` for the first process.
    var restored: [UInt8]? { record.map { [UInt8]($0.window) } }
    var place: TerminalPlace? { record?.place }
    var isSettled: Bool { true }
    var onSettled: (@MainActor () -> Void)?
    var onMove: (@MainActor () -> Void)?

    func change(_ archive: @escaping @MainActor () -> (window: [UInt8]?, place: TerminalPlace)) {
      let (window, place) = archive()
      guard let window = window.map({ Data($0) }) ?? record?.window else { return }
      let next = Record(window: window, place: place)
      record = next
      // Data, numbers and a text: JSON can say all of it.
      let json = try! JSONEncoder().encode(next)
      // Another file takes the place of the former one, so that a kill leaves one of both.
      let aside = path + ".new"
      guard FileManager.default.createFile(atPath: aside, contents: json, attributes: [.posixPermissions: 0o600]) else {
        return
      }
      rename(aside, path)
      // Values of the app that a trap would lose (`@AppStorage`).
      _ = UserDefaults.standard.synchronize()
    }

    func finish() async {}
  }
#endif
