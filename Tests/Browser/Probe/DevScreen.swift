import Foundation
import SwiftUI

/// A program under `--dev`: its version is in a file beside it, so that a copy of the program can be another version.
struct DevScreen: View {
  nonisolated static let version: String = {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let text = try? String(contentsOf: folder.appendingPathComponent("version.txt"), encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }()

  @State private var count = 0
  @State private var note = ""
  @State private var amount = Amount(0)
  @State private var isShown = false
  @AppStorage("stored") private var stored = 0

  var body: some View {
    VStack {
      Text("Version \(Self.version)")
      Text("Count \(count), amount \(amount.value), stored \(stored)")
      Button("Add") {
        count += 1
        stored += 1
        amount = Amount(amount.value + 1)
      }
      TextField("Note", text: $note)
      Button("Trap") { fatalError("This action ends the program on purpose.") }
      Button("Details") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("Details of version \(Self.version)") }
  }
}

extension DevScreen {
  /// A value that version 3 of the program cannot read.
  final class Amount: Codable, Sendable {
    private struct OtherType: Error {}

    let value: Int

    init(_ value: Int) { self.value = value }

    init(from decoder: any Decoder) throws {
      if DevScreen.version == "3" { throw OtherType() }
      value = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .value)
    }
  }
}

#Preview("Dev") { DevScreen() }
