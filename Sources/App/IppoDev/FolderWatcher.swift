#if os(Linux)
  import Foundation

  /// Watches folders with their subfolders for changed files (inotify(7)).
  ///
  /// A file counts as changed when its writer closes it, and when it is moved, removed or linked. Editors that save
  /// through a temporary file and a rename are covered. Files that a program changes through mapped memory are not.
  package final class FolderWatcher {
    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
      | UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)

    /// Readable when something has changed.
    package let descriptor: Int32
    private let files: WatchedFiles
    private var folders: [Int32: String] = [:]

    /// Begins to watch.
    /// - Throws: ``DevError`` where the system refuses so many watches.
    package init(_ files: WatchedFiles) throws(DevError) {
      self.files = files
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw Self.refusal(errno) }
      // After an error, the deinitializer closes the descriptor.
      for root in files.roots { _ = try add(root) }
    }

    deinit { close(descriptor) }

    /// The path of the only file with a name; `nil`: there is none, or there are several.
    package func path(ofFile name: String) -> String? {
      let found = folders.values.map { $0 + "/" + name }.filter { files.counts(file: $0) && access($0, R_OK) == 0 }
      return found.count == 1 ? found[0] : nil
    }

    private static func refusal(_ code: Int32) -> DevError {
      switch code {
      case ENOSPC: .cannotWatch("the limit fs.inotify.max_user_watches is reached: raise it with sysctl")
      case EMFILE: .cannotWatch("the limit fs.inotify.max_user_instances is reached: raise it with sysctl")
      default: .cannotWatch(String(cString: strerror(code)))
      }
    }

    /// Watches a folder with its subfolders.
    /// - Returns: the files in it that count.
    private func add(_ root: String) throws(DevError) -> Set<String> {
      var found: Set<String> = []
      var open = [root]
      while let folder = open.popLast() {
        guard files.watches(folder: folder) else { continue }
        // The watch comes before the listing, so that no file is missed between both.
        let watch = inotify_add_watch(descriptor, folder, Self.events)
        guard watch >= 0 else {
          // A folder may have gone meanwhile.
          guard [ENOENT, ENOTDIR, EACCES].contains(errno), folder != root || !files.roots.contains(root) else {
            throw Self.refusal(errno)
          }
          continue
        }
        folders[watch] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          let path = folder + "/" + name
          if Self.isFolder(path) { open.append(path) } else if files.counts(file: path) { found.insert(path) }
        }
      }
      return found
    }

    /// Whether the path is a folder itself. Links to folders are not followed.
    private static func isFolder(_ path: String) -> Bool {
      var information = stat()
      return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a new entry is complete at once: a link, as opposed to a file that is being written.
    private static func isLink(_ path: String) -> Bool {
      var information = stat()
      return lstat(path, &information) == 0
        && (information.st_mode & S_IFMT == S_IFLNK || information.st_nlink > 1)
    }

    /// The files that have changed since the last call.
    /// - Throws: ``DevError`` where the system refuses more watches.
    package func taken() throws(DevError) -> Set<String> {
      var changed: Set<String> = []
      var bytes = [UInt8](repeating: 0, count: 64 * 1024)
      while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let event = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self) }
          place += MemoryLayout<inotify_event>.size
          let name = bytes[place..<place + Int(event.len)].prefix { $0 != 0 }
          place += Int(event.len)
          try take(event.wd, event.mask, String(decoding: name, as: UTF8.self), into: &changed)
        }
      }
      return changed
    }

    private func take(
      _ watch: Int32, _ mask: UInt32, _ name: String, into changed: inout Set<String>
    ) throws(DevError) {
      func has(_ event: some BinaryInteger) -> Bool { mask & UInt32(event) != 0 }
      if has(IN_Q_OVERFLOW) {
        // Some events are lost: everything may have changed.
        for root in files.roots { changed.formUnion(try add(root)) }
        return
      }
      if has(IN_IGNORED) {
        folders[watch] = nil
        return
      }
      guard let folder = folders[watch], !name.isEmpty else { return }
      let path = folder + "/" + name
      if has(IN_ISDIR) {
        guard files.watches(folder: path) else { return }
        if has(IN_CREATE) || has(IN_MOVED_TO) {
          changed.formUnion(try add(path))
        } else {
          forget(path)
          changed.insert(path)
        }
        return
      }
      guard files.counts(file: path), !has(IN_CREATE) || Self.isLink(path) else { return }
      changed.insert(path)
    }

    /// Ends the watches of a folder that was moved away.
    private func forget(_ path: String) {
      for (watch, folder) in folders where folder == path || folder.hasPrefix(path + "/") {
        folders[watch] = nil
        inotify_rm_watch(descriptor, watch)
      }
    }
  }
#endif
