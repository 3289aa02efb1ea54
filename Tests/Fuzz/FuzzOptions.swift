/// What the command line says.
struct FuzzOptions {
  /// How much a run does.
  enum Extent {
    /// All targets share the time evenly: those that are soon done get most of the inputs.
    case duration(Duration)
    /// All targets share the inputs evenly: those that take long get most of the time.
    case inputs(Int)
  }

  var targets: [String] = []
  var extent = Extent.duration(.seconds(60))
  var seed: UInt64 = 1
  /// A file to feed to the one target, instead of mutated inputs.
  var input: String?

  init(_ arguments: some Sequence<String>, targets known: [String]) throws(FuzzFailure) {
    var rest = arguments.makeIterator()
    func value<T>(of option: String, _ convert: (String) -> T?) throws(FuzzFailure) -> T {
      guard let value = rest.next().flatMap(convert) else {
        throw FuzzFailure(description: "\(option) needs a value")
      }
      return value
    }
    let positive = { (text: String) in Int(text).flatMap { $0 > 0 ? $0 : nil } }
    while let argument = rest.next() {
      switch argument {
      case "--seconds": extent = .duration(.seconds(try value(of: argument, positive)))
      case "--inputs": extent = .inputs(try value(of: argument, positive))
      case "--seed": seed = try value(of: argument) { UInt64($0) }
      case "--input": input = try value(of: argument) { $0 }
      default:
        guard known.contains(argument) else {
          throw FuzzFailure(description: "no target \(argument); there are \(known.joined(separator: ", "))")
        }
        targets.append(argument)
      }
    }
    if targets.isEmpty { targets = known }
    if input != nil, targets.count != 1 { throw FuzzFailure(description: "--input needs one target") }
  }
}
