import Foundation

/// Tells a program from one that a later build has written in its place.
package struct ProgramStamp: Equatable, Sendable {
  private var file: UInt64
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// The stamp of the file; `nil` where there is none.
  package init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    file = UInt64(information.st_ino)
    size = Int(information.st_size)
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
