import Foundation
import IppoRecorder
import IppoRender

extension FuzzTarget {
  /// A file with a recording, which comes from somebody else: it is read, told as a story, and written as a test.
  static let recordings: FuzzTarget = {
    let recording = Recording(program: "Fuzz", date: Date(timeIntervalSince1970: 0), body: body)
    let secret = [UInt8](repeating: 7, count: 32)
    // All parts of the body can be written.
    let seeds = [try! recording.bytes(), try! recording.bytes(sealedWith: secret)]
    return FuzzTarget(
      name: "recordings", seeds: seeds,
      tokens: [
        [1], [0], [255, 255, 255, 255, 255, 255, 255, 255, 255, 1], Array("\"version\":".utf8),
        Array("\"isSealed\":true".utf8), Array("1e999".utf8), Array("null".utf8), [10], Array("⟦⟧".utf8),
      ]
    ) { input in
      for key in [nil, secret] {
        guard let recording = try? Recording(bytes: input, key: key) else { continue }
        try check(
          recording.story.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control },
          "a story has control characters")
        _ = try? RecordedTest(name: "Fuzz", content: "EmptyView()").source(of: recording)
        let again = try Recording(bytes: try recording.bytes(sealedWith: key), key: key)
        try check(again.story == recording.story, "a recording is not read as it is written")
      }
    }
  }()

  /// A recording with each kind of entry.
  private static var body: RecordedBody {
    var body = RecordedBody()
    body.stores = [
      RecordedStore(stateType: "Counter.State", module: "App", isEquatable: true, holdsSharedValues: false)
    ]
    let change = RecordedChange(path: "count", value: "1", statement: "$0.count = 1", condition: nil)
    let action = RecordedAction(
      store: 0, origin: .view, description: ".tapped", code: ".tapped", casePath: "\\.tapped", changes: [change])
    body.entries = [
      .action(action), .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
      .date(Date(timeIntervalSince1970: 1)), .random(.max), .sleep(1_000_000_000), .time(1), .wake(1_000_000_000),
      .issue("text"),
    ]
    body.sleeping = 1
    return body
  }
}
