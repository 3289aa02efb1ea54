extension WebLimits {
  /// Bytes of the sessions in the memory of a supervisor: a quarter of what the processes may have, 512 MiB at most.
  package var supervisedSessionBytes: Int {
    min(512 * 1024 * 1024, (memoryBytes ?? ProcessMemory.available() ?? .max) / 4)
  }

  /// The limits of one of several worker processes. What all sessions and one address may have is divided among the workers,
  /// rounded up; limits of one session or one visitor stay.
  func divided(among count: Int) -> WebLimits {
    func share(_ limit: Int) -> Int { (limit + count - 1) / count }
    var limits = self
    limits.sessions = share(sessions)
    limits.idleSessions = share(idleSessions)
    limits.idleBytes = share(idleBytes)
    limits.quietSessions = share(quietSessions)
    limits.memoryBytes = (memoryBytes ?? ProcessMemory.available().map { $0 / 5 * 4 }).map(share)
    limits.uploadBytesInAll = share(uploadBytesInAll)
    limits.uploadBytesPerAddress = share(uploadBytesPerAddress)
    limits.sessionsPerAddress = share(sessionsPerAddress)
    limits.socketsPerAddress = share(socketsPerAddress)
    limits.connectionsPerAddress = share(connectionsPerAddress)
    limits.pagesPerSecond = share(pagesPerSecond)
    limits.pageBurst = share(pageBurst)
    return limits
  }
}
