import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Feeds inputs to one target. Each is in a file before the target has it, so that it outlives the process.
struct FuzzRun {
  private let target: FuzzTarget
  private var mutator: Mutator
  /// How many inputs there were.
  private(set) var count = 0
  private let file: URL
  private let record: FileHandle

  init(_ target: FuzzTarget, seed: UInt64) throws {
    self.target = target
    mutator = Mutator(target, seed: seed)
    let folder = URL(filePath: ".build/fuzz", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "\(target.name).input")
    try Data().write(to: file)
    record = try FileHandle(forUpdating: file)
  }

  var name: String { target.name }

  /// The target's own seeds come first, and then what is made of them.
  mutating func go(for duration: Duration) async {
    let end = ContinuousClock.now + duration
    while count < target.seeds.count || ContinuousClock.now < end { await feedNext() }
  }

  /// Goes on until there have been so many inputs.
  mutating func go(toInput total: Int) async {
    while count < total { await feedNext() }
  }

  private mutating func feedNext() async {
    await feed(count < target.seeds.count ? target.seeds[count] : mutator.next())
    count += 1
  }

  func repeatInput(_ input: [UInt8]) async {
    await feed(input)
    print("\(target.name): survived \(input.count) bytes")
  }

  private func feed(_ input: [UInt8]) async {
    input.withUnsafeBytes { bytes in
      _ = pwrite(record.fileDescriptor, bytes.baseAddress, bytes.count, 0)
      _ = ftruncate(record.fileDescriptor, off_t(bytes.count))
    }
    // Ends the process where a target hangs.
    alarm(20)
    do {
      try await target.run(input)
    } catch {
      FileHandle.standardError.write(Data("error: \(target.name): \(error)\nThe input is in \(file.path).\n".utf8))
      exit(1)
    }
    alarm(0)
  }
}
