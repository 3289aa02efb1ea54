import SwiftUI

/// Small screens for what only a browser or a terminal can do; the variable `SCREEN` of the environment chooses one.
@main
struct InteractionProbe: App {
  var body: some Scene {
    WindowGroup { ProbeScreen(name: ProcessInfo.processInfo.environment["SCREEN"] ?? "") }
  }
}

struct ProbeScreen: View {
  let name: String

  var body: some View {
    switch name {
    case "hover": HoverScreen()
    case "keys": KeyScreen()
    case "drag": DragScreen()
    case "pinch": PinchScreen()
    default: Text("There is no screen \(name).")
    }
  }
}

struct HoverScreen: View {
  @State private var isOver = false
  @State private var place = "nowhere"

  var body: some View {
    VStack(spacing: 20) {
      Text(isOver ? "over" : "away").onHover { isOver = $0 }
      Text("Field").frame(width: 300, height: 100).hoverEffect(.lift).onContinuousHover { phase in
        place = if case .active(let point) = phase { "\(Int(point.x)) \(Int(point.y))" } else { "gone" }
      }
      Text(place)
    }
  }
}

struct KeyScreen: View {
  @FocusState private var isFocused: Bool
  @State private var log = "none"
  @State private var name = ""

  var body: some View {
    VStack(spacing: 20) {
      Text("Board").padding().focusable().focused($isFocused)
        .onMoveCommand { log = "\($0)" }
        .onKeyPress(characters: .letters, phases: .all) { press in
          log = "\(press.characters) \(press.phase.debugDescription)"
          return press.characters == "q" ? .ignored : .handled
        }
        .onAppear { isFocused = true }
      TextField("Name", text: $name).onKeyPress(.escape) {
        name = ""
        return .handled
      }
      Text("Last: \(log)")
      Text("Name: \(name)")
    }
  }
}

struct DragScreen: View {
  @State private var isTargeted = false
  @State private var dropped = "nothing"

  var body: some View {
    VStack(spacing: 40) {
      Text("Card").padding().draggable("ace")
      Text(isTargeted ? "Drop!" : "Table").padding(30)
        .dropDestination(for: String.self) { items, _ in
          dropped = items.joined()
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Text("Dropped: \(dropped)")
    }
  }
}

struct PinchScreen: View {
  @State private var scale = 1.0
  @State private var isDone = false

  var body: some View {
    VStack {
      Text("Map").frame(width: 200, height: 200)
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in isDone = true })
      Text("\(scale > 1.05 ? "larger" : "as it was") \(isDone ? "done" : "open")")
    }
  }
}
