import Foundation
import IppoTesting
import Testing

@MainActor
func openAndSave(in host: ViewHost) throws {
  //= try host.choose(files: [URL(fileURLWithPath: "/tmp/note.txt")])
}
