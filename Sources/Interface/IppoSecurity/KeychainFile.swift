internal import Foundation

#if Web
  internal import Crypto
#endif

/// The files of a keychain in one folder, which the person alone may read: the sealed items, the key, and a lock.
///
///     "ippokeys" (8 bytes), version (1), key id (4), nonce (12), text, tag (16)
///
/// The algorithm is AES-256-GCM (NIST SP 800-38D). The head and the owner's name are authenticated. Builds without the trait `Web` lack
/// the algorithm, and with it the keychain.
struct KeychainFile {
  private let folder: String
  private static let head = Data("ippokeys".utf8) + [1]

  /// - Throws: ``errSecNotAvailable`` if the folder cannot be made.
  init(_ folder: String) throws {
    self.folder = folder
    #if Web
      guard FileManager.default.fileExists(atPath: self.folder) else {
        do {
          try FileManager.default.createDirectory(
            atPath: self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw KeychainError(errSecNotAvailable) }
        return
      }
    #else
      throw KeychainError(errSecUnimplemented)
    #endif
  }

  private var itemsFile: String { "\(folder)/keychain" }
  private var keyFile: String { "\(folder)/keychain.key" }

  /// The items of the person who runs the program; `nil` without a file.
  func read() throws -> Data? {
    let descriptor = Foundation.open(itemsFile, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw KeychainError(errno == EACCES ? errSecNotAvailable : errSecIO)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? handle.readToEnd() else { throw KeychainError(errSecDecode) }
    return try open(data, of: "")
  }

  /// Replaces the items in one step: after a crash there are the old ones or the new ones. Another process waits meanwhile.
  func replace(_ body: (Data?) throws -> Data) throws {
    let lock = Foundation.open("\(folder)/keychain.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw Self.writeError(errno) }
    defer { close(lock) }
    try Self.take(lock)
    let sealed = try seal(try body(read()), of: "")
    try Self.write(sealed, to: itemsFile)
  }

  /// Waits for the lock, two seconds at most: its owner may be stopped.
  private static func take(_ lock: Int32) throws {
    for _ in 0..<200 {
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw KeychainError(errSecIO) }
      usleep(10_000)
    }
    throw KeychainError(errSecNotAvailable)
  }

  private static func writeError(_ code: Int32) -> KeychainError {
    switch code {
    case EACCES, EPERM, EROFS: KeychainError(errSecWrPerm)
    case ENOSPC, EDQUOT: KeychainError(errSecDiskFull)
    default: KeychainError(errSecIO)
    }
  }

  private static func write(_ data: Data, to file: String) throws {
    // The system creates the file with mode 0600.
    var path = Array((file + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw writeError(errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
      guard rename(path, file) == 0 else { throw writeError(errno) }
    } catch {
      unlink(path)
      throw error as? KeychainError ?? KeychainError(errSecIO)
    }
  }

  // MARK: Sealing

  #if Web
    /// The key of the folder, made when there is none.
    private func key() throws -> SymmetricKey {
      if !FileManager.default.fileExists(atPath: keyFile) {
        let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
        // Written aside and linked: another process that begins now finds all of it or none, and both take the first.
        let aside = "\(keyFile).\(getpid()).\(UUID().uuidString)"
        try Self.write(new, to: aside)
        link(aside, keyFile)
        unlink(aside)
      }
      guard let data = FileManager.default.contents(atPath: keyFile) else { throw KeychainError(errSecNotAvailable) }
      guard data.count == 32 else { throw KeychainError(errSecDecode) }
      return SymmetricKey(data: data)
    }

    private static func id(of key: SymmetricKey) -> Data {
      HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("ippo keychain: id of the key".utf8), outputByteCount: 4)
        .withUnsafeBytes { Data($0) }
    }

    /// Seals what belongs to an owner: a visitor, or the person who runs the program with an empty name.
    func seal(_ data: Data, of owner: String) throws -> Data {
      let key = try key()
      let head = Self.head + Self.id(of: key)
      guard
        let box = try? AES.GCM.seal(data, using: key, authenticating: head + Data(owner.utf8)),
        let sealed = box.combined
      else { throw KeychainError(errSecIO) }
      return head + sealed
    }

    /// Opens what was sealed for an owner.
    /// - Throws: ``errSecDecode`` for damaged bytes; ``errSecAuthFailed`` for those of another key.
    func open(_ data: Data, of owner: String) throws -> Data {
      let key = try key()
      let head = Data(data.prefix(Self.head.count + 4))
      guard head.count == Self.head.count + 4, head.starts(with: Self.head) else { throw KeychainError(errSecDecode) }
      guard head.dropFirst(Self.head.count).elementsEqual(Self.id(of: key)) else {
        throw KeychainError(errSecAuthFailed)
      }
      guard
        let box = try? AES.GCM.SealedBox(combined: data.dropFirst(head.count)),
        let text = try? AES.GCM.open(box, using: key, authenticating: head + Data(owner.utf8))
      else { throw KeychainError(errSecDecode) }
      return text
    }
  #else
    func seal(_ data: Data, of owner: String) throws -> Data { throw KeychainError(errSecUnimplemented) }
    func open(_ data: Data, of owner: String) throws -> Data { throw KeychainError(errSecUnimplemented) }
  #endif
}
