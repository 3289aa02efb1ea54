import Foundation

// Feeds mutated inputs to everything that takes bytes from outside.
//
//     Fuzz [--seconds 60] [--seed 1] [TARGET…]     all targets share the seconds
//     Fuzz --inputs 6000000 [--seed 1] [TARGET…]   all targets share the inputs
//     Fuzz TARGET --input FILE                     one input, as it was found
//
// The input at hand is in `.build/fuzz/TARGET.input`: after a crash, that is the one. Equal seeds make equal inputs.

let targets: [FuzzTarget] = [
  .httpRequests, .wireFrames, .wireSessions, .terminalInput, .stateFiles, .markdown, .sessionLinks,
  .sessionRecords, .pictures, .recordings, .connectionHeads, .supervisorMessages,
]

let options: FuzzOptions
do {
  options = try FuzzOptions(CommandLine.arguments.dropFirst(), targets: targets.map(\.name))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(64)
}
// Before the record of the run takes its place.
let input = try options.input.map { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
try await feed(targets.filter { options.targets.contains($0.name) }, options, input: input)

func feed(_ targets: [FuzzTarget], _ options: FuzzOptions, input: [UInt8]?) async throws {
  var runs = try targets.map { try FuzzRun($0, seed: options.seed) }
  if let input {
    for run in runs { await run.repeatInput(input) }
    return
  }
  switch options.extent {
  case .duration(let duration):
    for index in runs.indices { await runs[index].go(for: duration / runs.count) }
  case .inputs(let total):
    // In turns, so that a run that is broken off has had all targets.
    let turns = 100
    for turn in 1...turns {
      for index in runs.indices { await runs[index].go(toInput: total / runs.count * turn / turns) }
      // At once, also where it goes into a file.
      FileHandle.standardOutput.write(Data("\(runs.map(\.count).reduce(0, +)) inputs\n".utf8))
    }
  }
  for run in runs { print("\(run.name): \(run.count) inputs") }
}
