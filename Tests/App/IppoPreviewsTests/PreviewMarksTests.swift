import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoPreviews

@MainActor
@Suite("Notes about previews that begin")
struct PreviewMarksTests {
  /// The processes of one program, which share a folder.
  private final class Program {
    let folder = FileManager.default.temporaryDirectory.appending(path: "marks-\(UUID().uuidString)")
    var running: Set<Int32> = []

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @MainActor func start(_ process: Int32, version: String = "1") -> PreviewMarks {
      running.insert(process)
      return PreviewMarks(in: folder.path, process: process, version: version) { self.running.contains($0) }
    }
  }

  private func stage(_ name: String, _ marks: PreviewMarks) throws -> ViewHost {
    let entry = try #require(PreviewCatalog.ofProgram()["IppoPreviewsTests.samples.\(name)"])
    return ViewHost { PreviewStage(entry: entry, variant: PreviewVariant(), services: PreviewServices(marks: marks)) }
  }

  @Test("a preview that has ended the program is not begun again until a person tries")
  func trap() throws {
    let program = try Program()
    #expect(try stage("counter", program.start(1)).contains("Count: 0"))
    program.running = []
    let after = program.start(2)
    let host = try stage("counter", after)
    #expect(host.contains("The program ended while it began this preview"))
    #expect(!host.contains("Count: 0"))
    #expect(try stage("label", after).contains("A label of UIKit"))
    try host.tap("Try Again")
    #expect(host.contains("Count: 0"))
  }

  @Test("of several previews that begin, the last one counts")
  func several() throws {
    let program = try Program()
    let before = program.start(1)
    for name in ["first", "second", "third"] { before.begin(name) }
    program.running = []
    let after = program.start(2)
    #expect(!after.hasTrapped("first"))
    after.begin("first")
    #expect(after.hasTrapped("third"))
    after.remove("third")
    #expect(!after.hasTrapped("third"))
    #expect(!after.hasTrapped("second"))
  }

  @Test("a preview that another running process shows is shown as well")
  func shared() throws {
    let program = try Program()
    program.start(1).begin("IppoPreviewsTests.samples.counter")
    #expect(try stage("counter", program.start(2)).contains("Count: 0"))
  }

  @Test("a preview that has ended another version of the program begins")
  func version() throws {
    let program = try Program()
    program.start(1).begin("counter")
    program.running = []
    #expect(program.start(2).hasTrapped("counter"))
    #expect(!program.start(3, version: "2").hasTrapped("counter"))
  }

  @Test("a program that ends on purpose leaves no note")
  func end() throws {
    let program = try Program()
    let (ending, other) = (program.start(1), program.start(2))
    ending.begin("counter")
    other.begin("label")
    ending.end()
    program.running = []
    let after = program.start(3)
    #expect(!after.hasTrapped("counter"))
    #expect(after.hasTrapped("label"))
  }

  @Test("nothing is noted where nobody starts the program again")
  func nobody() {
    let marks = PreviewMarks(in: nil)
    marks.begin("counter")
    #expect(!marks.hasTrapped("counter"))
  }
}
