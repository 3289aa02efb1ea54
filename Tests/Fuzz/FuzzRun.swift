import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Feeds inputs to one target. Each is in a file before the target has it, so that it outlives the process.
struct FuzzRun {
  private let target: FuzzTarget
  private let seed: UInt64
  private let file: URL
  private let record: FileHandle

  init(_ target: FuzzTarget, seed: UInt64) throws {
    self.target = target
    self.seed = seed
    let folder = URL(filePath: ".build/fuzz", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "\(target.name).input")
    try Data().write(to: file)
    record = try FileHandle(forUpdating: file)
  }

  /// - Returns: how many inputs there were.
  func go(for duration: Duration) async -> Int {
    var mutator = Mutator(target, seed: seed)
    let end = ContinuousClock.now + duration
    var count = 0
    for seed in target.seeds {
      await feed(seed)
      count += 1
    }
    while ContinuousClock.now < end {
      await feed(mutator.next())
      count += 1
    }
    return count
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
