#if Web
  import Foundation

  /// The settings of a worker process, which its supervisor hands over in the variable `IPPO_WORKER`.
  struct WorkerSettings: HandedSettings, Equatable {
    static let variable = "IPPO_WORKER"

    /// The place of the worker, from 0.
    var place: Int
    /// The number of workers.
    var count: Int
    /// The TCP port of the app.
    var port: Int
    /// The TCP port of the metrics; `nil`: there are none.
    var metricsPort: Int?
    /// The name of the supervisor's socket for sessions, shared values and metrics.
    var socket: String
    /// The secret that signs cookies and seals sessions, in Base64.
    var secret: Data
    /// The time in seconds within which the worker ends without its supervisor.
    var grace: Double
    /// Whether the app runs under `--dev`; `nil` stands for `false`.
    var isDev: Bool?

    /// The descriptor of the worker's end of the pair of sockets.
    static let control: Int32 = 3

    /// The address of the shared values in the supervisor's memory.
    var sharedStore: String { "supervisor:\(socket)" }
  }

  /// Settings that a supervisor hands to a process in a variable of the environment.
  protocol HandedSettings: Codable {
    /// The name of the variable.
    static var variable: String { get }
  }

  extension HandedSettings {
    /// The variable of the environment, with its name.
    var assignment: String {
      // Numbers, texts and data: JSON can say all of it.
      let json = try! JSONEncoder().encode(self)
      return "\(Self.variable)=\(String(decoding: json, as: UTF8.self))"
    }

    /// The settings of this process; `nil` where no supervisor has started it. The variable is removed, so that programs that
    /// the app starts do not see it.
    static func taken() -> Self? {
      guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
      unsetenv(variable)
      return try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }
  }
#endif
