public import Foundation

/// A file or a folder, in memory (`Foundation.FileWrapper`, which Linux lacks).
///
/// The content of a folder is read at once, and symbolic links are replaced by their targets.
open class FileWrapper: @unchecked Sendable {  // its lock guards it
  /// The way in which a file is read. All of it is read at once in any case.
  public struct ReadingOptions: OptionSet, Sendable {
    /// A bit for each option, as in Foundation.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of the file is read at once, as in any case.
    public static let immediate = Self(rawValue: 1)
    /// The file is not mapped into memory. It never is.
    public static let withoutMapping = Self(rawValue: 2)
  }

  /// The options with which a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// A bit for each option, as in Foundation.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The old file is replaced once the new one is complete.
    public static let atomic = Self(rawValue: 1)
    /// The wrapper takes the name that it was written under.
    public static let withNameUpdating = Self(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private let lock = NSLock()
  private var kind: Kind
  private var storedFilename: String?
  private var storedPreferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// The file or the folder at an address of this machine.
  /// - Throws: The error of Foundation if it is unreadable.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    if url.isFolder {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }
      self.init(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: children))
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Whether it is a file.
  open var isRegularFile: Bool {
    if case .file = locked({ kind }) { true } else { false }
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { !isRegularFile }

  /// Links are followed when they are read.
  open var isSymbolicLink: Bool { false }

  /// The name with which the file was read.
  open var filename: String? {
    get { locked { storedFilename } }
    set { locked { storedFilename = newValue } }
  }

  /// The name for the file when it is written.
  open var preferredFilename: String? {
    get { locked { storedPreferredFilename } }
    set { locked { storedPreferredFilename = newValue } }
  }

  /// The bytes of a file; `nil` for a folder.
  open var regularFileContents: Data? {
    if case .file(let data) = locked({ kind }) { data } else { nil }
  }

  /// The content of a folder, by name; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = locked({ kind }) { children } else { nil }
  }

  /// Puts a file or a folder into a folder, under its preferred name, with a number if that name is taken. A file
  /// ignores the call.
  /// - Returns: The name in the folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    return locked {
      guard case .folder(var children) = kind else { return wanted }
      var name = wanted
      var number = 2
      while children[name] != nil {
        name = "\(number)__#$!@%!#__\(wanted)"
        number += 1
      }
      children[name] = child
      kind = .folder(children)
      return name
    }
  }

  /// Puts a file into a folder.
  /// - Returns: the name it has there.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file or a folder from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    locked {
      guard case .folder(let children) = kind else { return }
      kind = .folder(children.filter { $0.value !== child })
    }
  }

  /// The name of a file or a folder in a folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Writes the file or the folder to an address of this machine.
  /// - Throws: The error of Foundation if writing fails.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch locked({ kind }) {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Whether the file or the folder at an address has the same contents.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    if let data = regularFileContents { return data == other.regularFileContents }
    guard let own = fileWrappers, let others = other.fileWrappers, own.count == others.count else { return false }
    return own.allSatisfy { name, child in others[name].map(child.isSame) ?? false }
  }

  private func locked<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

extension URL {
  /// Whether the file may be used from now on. Without a sandbox, that is so for every file of the machine.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// The file is used no more.
  public func stopAccessingSecurityScopedResource() {}
}
