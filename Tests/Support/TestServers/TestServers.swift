#if Postgres || Redis
  import Foundation
  import Synchronization

  /// A program that a test has started: with a folder of its own, and no longer than the tests run.
  package protocol TestServer: AnyObject, Sendable {
    /// Ends all of its processes at once, as a failure of the machine's power would.
    func kill() async throws
    /// Starts it again, and waits until it answers.
    func start() async throws
    /// Has all of its processes stop, or go on.
    func signal(_ signal: Int32) throws
    /// How many connections there are, apart from that which asks.
    func connectionCount() async throws -> Int
    /// Closes all connections, as a network might.
    func cutConnections() async throws
    /// The address of a database that nobody has used.
    func newAddress() async throws -> String
  }

  package struct TestServerError: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// Runs a script, and waits for it on a thread that nobody else needs.
  /// - Returns: what it prints.
  @discardableResult
  package func shell(_ script: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try run(script) }) }
    }
  }

  private func run(_ script: String) throws -> String {
    let (reading, writing) = try pipeEnds()
    let process = try spawn("exec 2>&1 </dev/null\n\(script)", input: writing, output: writing)
    close(writing)
    defer { close(reading) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &room, room.count), count > 0 { bytes += room[..<count] }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0 else {
      throw TestServerError(description: "`\(script)` failed: \(String(decoding: bytes, as: UTF8.self))")
    }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a script as soon as this process has ended, however that came about: nobody writes into the pipe that it reads
  /// from, which ends with the process that holds its other end.
  package func afterThisProcess(_ script: String) throws {
    let (reading, _) = try pipeEnds()
    _ = try spawn("exec >/dev/null 2>&1\ntrap '' INT TERM HUP\nread line\n\(script)", input: reading, output: reading)
    close(reading)
  }

  /// The ends of a pipe, which other programs do not get.
  private func pipeEnds() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw TestServerError(description: "there is no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a script with nothing of this process but what it reads from and writes to: a server that had the sockets of other
  /// tests would keep them open.
  private func spawn(_ script: String, input: Int32, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    let alone = "for file in /proc/self/fd/*; do n=${file##*/}; if ((n > 2)); then eval \"exec $n>&-\"; fi; done"
    let arguments: [String] = ["bash", "-c", "\(alone)\n\(script)"]
    let words = arguments.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/bash", &actions, nil, words, variables) == 0 else {
      throw TestServerError(description: "no program can be run")
    }
    return process
  }

  /// A port that nobody listens to, that no other test is given, and that the system gives to no connection of its own accord.
  ///
  /// A client that tries to reach a server that is down may reach itself at a port of the range that the system takes the ends of
  /// outgoing connections from. Programs begin to listen seconds after they were given a port, so the port is reserved by a socket
  /// of that name, which lives as long as this process; `Tests/ports.py` reserves ports by the same names.
  package func freePort() throws -> Int {
    let range = try String(contentsOfFile: "/proc/sys/net/ipv4/ip_local_port_range", encoding: .utf8)
    let firstOutgoing = range.split(whereSeparator: \.isWhitespace).first.flatMap { Int($0) } ?? 32_768
    for _ in 0..<1_000 {
      let port = Int.random(in: 12_000..<max(firstOutgoing, 13_000))
      guard let reservation = namedSocket("ippo-test-port-\(port)") else { continue }
      guard let (_, descriptor) = boundSocket(to: port) else {
        close(reservation)
        continue
      }
      close(descriptor)
      return port
    }
    throw TestServerError(description: "there is no free port")
  }

  /// A socket with a name outside of the file system, unless another process or test has that name.
  private func namedSocket(_ name: String) -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // A name that begins with a zero is no path.
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      UnsafeMutableRawBufferPointer(rebasing: path.dropFirst()).copyBytes(from: name.utf8)
    }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + 1 + name.utf8.count)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// A socket that takes connections on a port of its own.
  package func listeningSocket() throws -> (port: Int, descriptor: Int32) {
    guard let bound = boundSocket(to: 0), listen(bound.descriptor, 100) == 0 else {
      throw TestServerError(description: "there is no free port")
    }
    return bound
  }

  /// A socket of this machine alone, and its port, unless that is taken.
  private func boundSocket(to port: Int) -> (port: Int, descriptor: Int32)? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    return (Int(UInt16(bigEndian: address.sin_port)), descriptor)
  }

  /// The processes that a process has started, and itself.
  package func family(of process: Int32) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
    let children = all.filter { child in
      guard let stat = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8) else { return false }
      // The name is in parentheses and may hold anything; after it come the state and the parent.
      return stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ").dropFirst(2).first
        == "\(process)"
    }
    return [process] + children
  }

  private func install(_ package: String) -> String {
    "it is not installed: run scripts/setup-stores.sh, or `apt-get install \(package)`"
  }
#endif

#if Postgres
  /// A database of its own, which takes passwords.
  package final class TestPostgres: TestServer {
    package let port: Int
    private let folder: TemporaryFolder
    private let tools: String
    /// `postgres` does not run as root.
    private let user: String

    /// What all tests share that do not end it.
    package static let shared = Task { try await TestPostgres() }

    package init() async throws {
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
      let newest = versions.compactMap { Int($0) }.max()
      let folders = (newest.map { ["/usr/lib/postgresql/\($0)/bin"] } ?? []) + ["/usr/bin", "/usr/local/bin"]
      guard let tools = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }) else {
        throw TestServerError(description: "PostgreSQL is needed, and \(install("postgresql"))")
      }
      self.tools = tools
      folder = try TemporaryFolder()
      port = try freePort()
      user = getuid() == 0 ? "setpriv --reuid postgres --regid postgres --clear-groups --" : ""
      let path = folder.url.path
      try afterThisProcess("kill -9 $(head -1 \(path)/data/postmaster.pid); rm -rf \(path)")
      try "postgres\n".write(toFile: "\(path)/password", atomically: false, encoding: .utf8)
      if getuid() == 0 { try await shell("chown -R postgres \(path)") }
      try await shell(
        "cd \(path) && \(user) \(tools)/initdb -D \(path)/data -U postgres --pwfile \(path)/password "
          + "--auth scram-sha-256 --no-sync --locale C --encoding UTF8")
      try await run()
      try await sql("CREATE ROLE ippo LOGIN PASSWORD 'p@ss:/word'")
    }

    private func run() async throws {
      let path = folder.url.path
      // Nobody loses power here.
      try await shell(
        "cd \(path) && \(user) \(tools)/pg_ctl start -w -s -D \(path)/data -l \(path)/log -o \"-p \(port) -c fsync=off "
          + "-c listen_addresses=127.0.0.1 -c unix_socket_directories=\(path) -c max_connections=200\" </dev/null "
          + "|| { tail \(path)/log; exit 1; }")
    }

    /// As the administrator.
    @discardableResult
    package func sql(_ text: String, database: String = "postgres") async throws -> String {
      try await shell(
        "PGPASSWORD=postgres psql -X -A -t -v ON_ERROR_STOP=1 -h 127.0.0.1 -p \(port) -U postgres -d '\(database)' "
          + "<<'END'\n\(text)\nEND")
    }

    /// The URL of a new database.
    package func newDatabase() async throws -> String {
      let name = "d\(UUID().uuidString.replacing("-", with: "").lowercased())"
      try await sql("CREATE DATABASE \(name) OWNER ippo")
      return url(name)
    }

    package func url(_ database: String) -> String { "postgres://ippo:p%40ss%3A%2Fword@127.0.0.1:\(port)/\(database)" }

    package func kill() async throws {
      try await shell("cd / && \(user) \(tools)/pg_ctl stop -w -s -m immediate -D \(folder.url.path)/data")
    }

    package func start() async throws { try await run() }

    package func connectionCount() async throws -> Int {
      Int(try await sql("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'ippo'")) ?? -1
    }

    package func cutConnections() async throws {
      try await sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ippo'")
    }

    package func newAddress() async throws -> String { try await newDatabase() }

    package func signal(_ signal: Int32) throws {
      let file = try String(contentsOfFile: folder.path("data/postmaster.pid"), encoding: .utf8)
      guard let postmaster = file.split(separator: "\n").first.flatMap({ Int32($0) }) else {
        throw TestServerError(description: "PostgreSQL does not run")
      }
      for process in family(of: postmaster) { Foundation.kill(process, signal) }
    }
  }
#endif

#if Redis
  /// A server with a password that writes what it is told to its disk.
  package final class TestRedis: TestServer {
    package let port: Int
    package let password = "p@ss:/word"
    private let folder: TemporaryFolder
    private let databases = Atomic(0)

    /// What all tests share that do not end it.
    package static let shared = Task { try await TestRedis() }

    package init() async throws {
      guard (try? await shell("command -v redis-server && command -v redis-cli")) != nil else {
        throw TestServerError(description: "Redis is needed, and \(install("redis-server"))")
      }
      folder = try TemporaryFolder()
      port = try freePort()
      let path = folder.url.path
      try afterThisProcess("kill -9 $(cat \(path)/pid); rm -rf \(path)")
      try await run()
    }

    private func run() async throws {
      let path = folder.url.path
      try await shell(
        "redis-server --port \(port) --bind 127.0.0.1 --dir \(path) --pidfile \(path)/pid --logfile \(path)/log "
          + "--daemonize yes --requirepass '\(password)' --appendonly yes --appendfsync always --save '' --databases 500 "
          + "</dev/null")
      try await shell("timeout 30 sh -c 'until redis-cli \(login) ping | grep -q PONG; do sleep 0.02; done' 2>&1")
    }

    private var login: String { "-h 127.0.0.1 -p \(port) -a \"\(password)\" --no-auth-warning" }

    @discardableResult
    package func command(_ words: String, database: Int = 0) async throws -> String {
      try await shell("redis-cli \(login) -n \(database) \(words)")
    }

    /// The URL of a database that no other test has.
    package func newDatabase() -> String { url(databases.add(1, ordering: .relaxed).newValue) }

    package func url(_ database: Int) -> String { "redis://default:p%40ss%3A%2Fword@127.0.0.1:\(port)/\(database)" }

    private var process: Int32 {
      get throws {
        let text = try String(contentsOfFile: folder.path("pid"), encoding: .utf8)
        guard let process = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
          throw TestServerError(description: "Redis does not run")
        }
        return process
      }
    }

    package func kill() async throws {
      let process = try process
      Foundation.kill(process, SIGKILL)
      // Its port is free when it is gone.
      try await shell(
        "timeout 30 sh -c 'while kill -0 \(process) 2>/dev/null && ! grep -q zombie /proc/\(process)/status; do sleep 0.02; done'"
      )
    }

    package func start() async throws { try await run() }

    package func connectionCount() async throws -> Int {
      try await command("CLIENT LIST TYPE normal").split(separator: "\n").count { !$0.contains(" cmd=client|list ") }
    }

    package func cutConnections() async throws {
      for type in ["normal", "pubsub"] { try await command("CLIENT KILL TYPE \(type)") }
    }

    package func newAddress() -> String { newDatabase() }

    package func signal(_ signal: Int32) throws { Foundation.kill(try process, signal) }
  }
#endif
