#if Web
  /// A sentence of the supervisor for its log.
  enum WorkerReport: Equatable, CustomStringConvertible {
    /// The end of a process.
    enum End: Equatable, CustomStringConvertible {
      case exit(Int32)
      case signal(Int32)
      case notStarted(String)

      var description: String {
        switch self {
        case .exit(let status): "A worker has exited with status \(status)"
        case .signal(let number): "A worker was ended by signal \(number)"
        case .notStarted(let reason): "A worker could not be started: \(reason)"
        }
      }
    }

    /// - Parameter pause: the time until the next start; `nil`: none follows.
    case ended(End, pause: Duration?)
    case gaveUp(End)
    case replacing(count: Int)
    case replaced(count: Int)
    case notReplaced(End)
    case neverReady(process: Int32)
    case overdue(process: Int32)

    /// Whether the report is about a fault.
    var isFault: Bool {
      switch self {
      case .ended, .gaveUp, .notReplaced, .neverReady, .overdue: true
      case .replacing, .replaced: false
      }
    }

    /// Whether new workers have replaced all others.
    var isReplacement: Bool { if case .replaced = self { true } else { false } }

    var description: String {
      switch self {
      case .ended(let end, let pause):
        switch pause {
        case nil: "\(end)"
        case .zero?: "\(end); another one starts now"
        case let pause?: "\(end); another one starts in \(pause / .seconds(1)) s"
        }
      case .gaveUp(let end): "\(end), as all before it, and none has served: the app ends"
      case .replacing(let count): "\(count) new workers start; the present ones serve until all of them are ready"
      case .replaced(let count): "\(count) new workers serve; the others end"
      case .notReplaced(let end): "\(end) before it served; the present workers go on, and the new ones end"
      case .neverReady(let process): "The worker \(process) is not ready after a minute, and is killed"
      case .overdue(let process): "The worker \(process) has not ended within its grace time, and is killed"
      }
    }
  }
#endif
