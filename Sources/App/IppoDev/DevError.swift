/// Why a program cannot run under `--dev`.
package enum DevError: Error, Equatable, CustomStringConvertible {
  /// - Parameter path: the path of the program.
  case notBuiltHere(String)
  /// - Parameter folder: the parent of the build folder.
  case noPackage(String)
  case cannotWatch(String)
  case cannotBuild(String)
  case cannotKeepVisitors(String)
  case releaseBuild

  package var description: String {
    switch self {
    case .notBuiltHere(let path):
      "--dev needs a program in the build folder of SwiftPM, and \(path) is none: start it with swift run NAME --dev."
    case .noPackage(let folder):
      "--dev finds no Package.swift in \(folder) or in the current folder: start the program in the folder of its package."
    case .cannotWatch(let reason): "--dev cannot watch the sources: \(reason)."
    case .cannotBuild(let reason): "--dev cannot start swift build: \(reason)."
    case .cannotKeepVisitors(let reason):
      "--dev cannot make a folder for the values of visitors: \(reason). --visitor-storage names one."
    case .releaseBuild:
      """
      --dev shows sources to clients, and this program is a release build: start a debug build with swift run NAME --dev. \
      IPPO_DEV_RELEASE=yes allows it.
      """
    }
  }
}
