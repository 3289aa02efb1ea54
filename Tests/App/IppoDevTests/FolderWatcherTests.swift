#if os(Linux)
  import Foundation
  import Testing

  @testable import IppoDev

  /// The system queues an event before the call that has caused it returns: no test waits.
  @Suite struct FolderWatcherTests {
    private let place: Folder
    private var folder: String { place.path }
    private let watcher: FolderWatcher

    init() throws {
      place = try Folder()
      let folder = place.path
      for name in ["Sources/App", ".git", ".build", "Tests"] {
        try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
      }
      try Data("1".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/App/A.swift"))
      watcher = try FolderWatcher(WatchedFiles(roots: [folder], scratch: folder + "/.build"))
    }

    private func write(_ path: String, atomically: Bool = false) throws {
      try Data("2".utf8).write(to: URL(fileURLWithPath: folder + "/" + path), options: atomically ? .atomic : [])
    }

    private func changed() throws -> Set<String> {
      Set(try watcher.taken().map { String($0.dropFirst(folder.count + 1)) })
    }

    @Test func `written, created, moved and removed files are changes`() throws {
      #expect(try changed().isEmpty)
      try write("Sources/App/A.swift")
      #expect(try changed() == ["Sources/App/A.swift"])
      #expect(try changed().isEmpty)
      try write("Sources/App/A.swift", atomically: true)
      #expect(try changed().contains("Sources/App/A.swift"))
      try write("Sources/App/B.swift")
      #expect(try changed() == ["Sources/App/B.swift"])
      try FileManager.default.moveItem(
        atPath: folder + "/Sources/App/B.swift", toPath: folder + "/Sources/App/C.swift")
      #expect(try changed() == ["Sources/App/B.swift", "Sources/App/C.swift"])
      try FileManager.default.removeItem(atPath: folder + "/Sources/App/C.swift")
      #expect(try changed() == ["Sources/App/C.swift"])
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Sources/App/D.swift", withDestinationPath: "A.swift")
      #expect(try changed() == ["Sources/App/D.swift"])
    }

    @Test func `a file that is only read or half written is no change`() throws {
      _ = try Data(contentsOf: URL(fileURLWithPath: folder + "/Sources/App/A.swift"))
      #expect(try changed().isEmpty)
      let descriptor = open(folder + "/Sources/App/E.swift", O_WRONLY | O_CREAT, 0o600)
      #expect(Glibc.write(descriptor, "half", 4) == 4)
      #expect(try changed().isEmpty)
      close(descriptor)
      #expect(try changed() == ["Sources/App/E.swift"])
    }

    @Test func `build products, hidden files and tests are no changes`() throws {
      for path in [".git/index", ".build/A.o", "Tests/A.swift", "Sources/App/.A.swift.swp", "README.md"] {
        try write(path)
      }
      #expect(try changed().isEmpty)
    }

    @Test func `files of new folders are changes, and those of folders that were moved away are not`() throws {
      try FileManager.default.createDirectory(
        atPath: folder + "/Sources/New/Inner", withIntermediateDirectories: true)
      try write("Sources/New/Inner/N.swift")
      #expect(try changed() == ["Sources/New/Inner/N.swift"])
      try write("Sources/New/Inner/N.swift")
      #expect(try changed() == ["Sources/New/Inner/N.swift"])
      try FileManager.default.moveItem(atPath: folder + "/Sources/New", toPath: folder + "/.git/New")
      #expect(try changed() == ["Sources/New"])
      try write(".git/New/Inner/N.swift")
      #expect(try changed().isEmpty)
    }

    @Test func `a file is found by its name, unless there are two`() throws {
      #expect(watcher.path(ofFile: "A.swift") == folder + "/Sources/App/A.swift")
      #expect(watcher.path(ofFile: "B.swift") == nil)
      try write("Sources/A.swift")
      #expect(watcher.path(ofFile: "A.swift") == nil)
    }

    @Test func `a package that does not exist cannot be watched`() throws {
      #expect(throws: DevError.self) {
        try FolderWatcher(WatchedFiles(roots: [folder + "/none"], scratch: folder + "/.build"))
      }
    }
  }
#endif
