import SwiftUI
import UIKit

/// A button that copies, and a field to paste into.
struct CopyingScreen: View {
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    VStack(spacing: 20) {
      Button("Copy code") {
        UIPasteboard.general.string = "code 42"
        count += 1
      }
      Text("Copied \(count)")
      TextField("Code", text: $text)
    }
    .padding()
  }
}

/// Views that give something to the clipboard, and a button that does.
struct CopyScreen: View {
  @State private var notes = ["first", "second"]

  var body: some View {
    VStack(spacing: 20) {
      Text("Notes: \(notes.joined(separator: " "))")
        .focusable()
        .copyable(notes)
        .cuttable(for: String.self) {
          defer { notes = [] }
          return notes
        }
      Text("Command").focusable()
        .onCopyCommand { [NSItemProvider(object: "from a command" as NSString)] }
      Button("Copy code") { UIPasteboard.general.string = "code 42" }
    }
    .padding()
  }
}
