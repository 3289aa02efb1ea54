#if Terminal && Web
  import Crypto
  import Foundation
  import IppoSessions

  /// The place of a terminal's sessions: that of the command line, or else the ``StateFolder``.
  ///
  /// The folder holds the database and the secret; only the person may read them.
  struct TerminalSessionPlace {
    let store: SessionStoreConfiguration
    let secret: [UInt8]

    /// - Parameters:
    ///   - program: part of the folder's path.
    ///   - store: where the command line says.
    /// - Throws: a `LaunchError` when there is no such place.
    init(
      program: String, store: SessionStoreConfiguration, secret: [UInt8]?, _ environment: [String: String]
    ) throws {
      if store.isDurable, let secret {
        self.store = store
        self.secret = secret
        return
      }
      guard let folder = StateFolder.path(of: program, environment) else {
        throw LaunchError.sessionNotKept(
          "There is no folder for sessions: neither XDG_STATE_HOME nor HOME is set. Say where with --sessions and --secret-file."
        )
      }
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw LaunchError.sessionNotKept(
          "The folder \(folder) for sessions cannot be made: \(error.localizedDescription)")
      }
      self.store = .sqlite(path: folder + "/sessions.db")
      self.secret = try secret ?? Self.secret(folder + "/secret")
    }

    /// The secret of the folder, made when there is none.
    private static func secret(_ path: String) throws -> [UInt8] {
      let new = SymmetricKey(size: .bits256).withUnsafeBytes { Array(Data($0).base64EncodedString().utf8) }
      // Written aside and linked: another process that begins now finds all of it or none.
      let aside = "\(path).\(getpid())"
      let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        let written = new.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        let isWritten = written == new.count && fsync(descriptor) == 0
        close(descriptor)
        if isWritten { link(aside, path) }
        unlink(aside)
      }
      let file = URL(filePath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
        let data = FileManager.default.contents(atPath: file), data.count >= 32
      else {
        throw LaunchError.sessionNotKept("The secret of the sessions in \(path) cannot be read or made.")
      }
      let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue
      let owner = (attributes[.ownerAccountID] as? NSNumber)?.uint32Value
      guard let permissions, permissions & 0o077 == 0, owner == geteuid() else {
        throw LaunchError.sessionNotKept(
          "The secret of the sessions in \(path) can be read by others. Run chmod 600 on it, and remove it if somebody has."
        )
      }
      return [UInt8](data)
    }
  }
#endif
