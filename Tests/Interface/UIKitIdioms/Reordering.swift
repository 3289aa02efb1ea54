import SwiftUI
import UniformTypeIdentifiers

/// Tiles that change places while one is dragged over another.
public struct Tiles: View {
  @State private var names = ["a", "b", "c"]
  @State private var dragged: String?

  public init() {}

  public var body: some View {
    HStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag {
            dragged = name
            return NSItemProvider(object: name as NSString)
          }
          .onDrop(of: [UTType.text], delegate: TileDrop(name: name, names: $names, dragged: $dragged))
      }
    }
  }
}

struct TileDrop: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != name, let from = names.firstIndex(of: dragged), let to = names.firstIndex(of: name)
    else { return }
    withAnimation { names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

public struct Inbox: View {
  @State private var isTargeted = false
  @State private var text = "empty"

  public init() {}

  public var body: some View {
    Text(isTargeted ? "over" : text)
      .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
        providers.first?.loadObject(ofClass: NSString.self) { item, _ in
          if let item { text = String(describing: item) }
        }
        return true
      }
  }
}
