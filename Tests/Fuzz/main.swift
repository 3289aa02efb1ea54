import Foundation

// Feeds mutated inputs to everything that takes bytes from outside.
//
//     Fuzz [--seconds 60] [--seed 1] [TARGET…]     all targets share the seconds
//     Fuzz TARGET --input FILE                     one input, as it was found
//
// The input at hand is in `.build/fuzz/TARGET.input`: after a crash, that is the one. Equal seeds make equal inputs.

let targets: [FuzzTarget] = [
  .httpRequests, .wireFrames, .wireSessions, .terminalInput, .stateFiles, .markdown,
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
for target in targets where options.targets.contains(target.name) {
  let run = try FuzzRun(target, seed: options.seed)
  if let input {
    await run.repeatInput(input)
  } else {
    let count = await run.go(for: options.duration / options.targets.count)
    print("\(target.name): \(count) inputs")
  }
}
