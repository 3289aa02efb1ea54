import RandomRows
import SwiftUI
import UIKitIdioms

/// Small screens for what only a browser or a terminal can do; the variable `SCREEN` of the environment chooses one.
@main
struct InteractionProbe: App {
  init() {
    if ProcessInfo.processInfo.environment["SCREEN"] == "trap at start" || DevScreen.version == "trap" {
      fatalError("This app never starts, on purpose.")
    }
  }

  var body: some Scene {
    DocumentScenes()
    WindowGroup { ProbeScreen(name: ProcessInfo.processInfo.environment["SCREEN"] ?? "") }
      .commands {
        CommandMenu("Tools") { Button("Sharpen") { Sharpness.shared.value += 1 }.keyboardShortcut("k") }
      }
  }
}

struct ProbeScreen: View {
  let name: String

  var body: some View {
    switch name {
    case "heard": HeardScreen()
    case "heard more": HeardMoreScreen()
    case "hover": HoverScreen()
    case "keys": KeyScreen()
    case "drag": DragScreen()
    case "pinch": PinchScreen()
    case "scroll": ScrollScreen()
    case "log": LogScreen()
    case "focus": FocusScreen()
    case "search": SearchScreen()
    case "color": ColorScreen()
    case "paste": PasteScreen()
    case "row links": RowLinkScreen()
    case "phases": PhaseScreen()
    case "steps": StepScreen()
    case "commands": CommandScreen()
    case "keyboard bar": KeyboardBarScreen()
    case "cards": CardScreen()
    case "edited texts": EditedTextScreen()
    case "hours": HourScreen()
    case "titled hours": TitledHourScreen()
    case "fits": FittingScreen()
    case "layout": LayoutScreen()
    case "table": TableScreen()
    case "canvas": CanvasScreen()
    case "guides": GuideScreen()
    case "floating": FloatingScreen()
    case "looks": LookScreen()
    case "places": PlaceScreen()
    case "count": CountScreen()
    case "timers": TimerScreen()
    case "trap": TrapScreen()
    case "dev": DevScreen()
    case "rows": RowScreen()
    case "long table": LongTableScreen()
    case "outline": OutlineScreen()
    case "carousel": CarouselScreen()
    case "layers": LayerScreen()
    case "links": LinkScreen()
    case "stack": StackScreen(hasAddresses: false)
    case "addressed stack": StackScreen(hasAddresses: true)
    case "scene phase": ScenePhaseScreen()
    case "pins": PinScreen()
    case "opening": OpeningScreen()
    case "cells": CellScreen()
    case "buttons": ButtonRowScreen()
    case "files": FileScreen()
    case "rings": RingScreen()
    case "jumps": JumpScreen()
    case "selection": SelectionScreen()
    case "sidebar": SidebarScreen()
    case "dates": DateScreen()
    case "wheels": WheelScreen()
    case "dots": DotScreen()
    case "thin bars": ThinBarScreen()
    case "copy": CopyScreen()
    case "copying": CopyingScreen()
    case "devices": DeviceScreen()
    case "frames": FrameScreen()
    case "films": FilmScreen()
    case "maps": MapScreen()
    case "charts": ChartScreen()
    case "space": SpaceScreen()
    case "row drops": RowDropScreen()
    case "reorder": ReorderScreen()
    case "visitor": VisitorScreen()
    case "element": ElementScreen()
    case "at-once": AtOnceScreen()
    case "random rows": RandomRowScreen()
    case "endless rows": EndlessRows()
    case "alerts of UIKit": NameCard()
    case "controls of UIKit": WrappedControls()
    case "pages of UIKit": ClassicTabs()
    case "pictures of UIKit": DrawnPictureScreen()
    case "pager": PagerScreen()
    case "controls": ControlScreen()
    case "focus moves": FocusMoveScreen()
    case "shrunk text": ShrunkTextScreen()
    case "submissions": SubmissionScreen()
    case "presses": PressScreen()
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
      Text("Field").frame(width: 300, height: 100).hoverEffect().onContinuousHover { phase in
        place = if case .active(let point) = phase { "\(Int(point.x)) \(Int(point.y))" } else { "gone" }
      }
      Text(place)
    }
  }
}

struct CountScreen: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack(spacing: 20) {
      Button("Increment") { count += 1 }
      Text("Count: \(count)")
      TextField("Name", text: $name)
      Text("Name of \(name.unicodeScalars.count): \(String(name.prefix(10)))")
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

struct ScrollScreen: View {
  @State private var id: Int?

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Text("At \(id ?? -1)")
        Button("Go") { id = 50 }
        Button("Last") { withAnimation { proxy.scrollTo(99, anchor: .bottom) } }
        ScrollView {
          LazyVStack { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
  }
}

struct LogScreen: View {
  @State private var count = 60

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Line \($0)") } } }.defaultScrollAnchor(.bottom)
    }
  }
}

extension FocusedValues {
  @Entry var note: Binding<String>?
}

struct FocusScreen: View {
  @State private var note = "milk"
  @State private var other = ""
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    VStack {
      NoteBar()
      TextField("Note", text: $note).focusedValue(\.note, $note)
      TextField("Other", text: $other)
      Text("Result").accessibilityFocused($isRead)
      Button("Read") { isRead = true }
    }
  }
}

struct NoteBar: View {
  @FocusedBinding(\.note) private var note

  var body: some View {
    Text("Working on: \(note ?? "nothing")")
    Button("Clear") { note = "empty" }.disabled(note == nil)
  }
}

struct SearchScreen: View {
  @State private var text = ""
  @State private var scope = "All"

  var body: some View {
    NavigationStack {
      List { Text("\(scope): \(text)") }
        .navigationTitle("Books")
        .searchable(text: $text)
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("Titles").tag("Titles")
        }
        .searchSuggestions {
          Text("Emma").searchCompletion("emma")
          Text("Persuasion").searchCompletion("persuasion")
        }
    }
  }
}

struct ColorScreen: View {
  @State private var color = Color.red

  var body: some View {
    VStack {
      ColorPicker("Paint", selection: $color).padding()
      Text(color.description).foregroundStyle(color)
    }
  }
}

struct PasteScreen: View {
  @State private var text = "nothing"

  var body: some View {
    VStack {
      PasteButton(payloadType: String.self) { text = $0.joined() }
      Text("Pasted: \(text)")
        .focusable()
        .pasteDestination(for: String.self) { text = "the keys, " + $0.joined() }
    }
  }
}

struct PhaseScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Go") { count += 1 }
      Text("Moving").phaseAnimator([0.0, 100.0], trigger: count) { view, x in
        view.offset(x: x)
      } animation: { _ in
        .linear(duration: 0.4)
      }
    }
  }
}

struct StepScreen: View {
  @State private var isAway = false

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 0.5 ? value.scaled(by: (time * 8).rounded(.down) / 4) : nil
    }
  }

  var body: some View {
    VStack {
      Button("Go") { withAnimation(Animation(Steps())) { isAway.toggle() } }
      Text("Moving").offset(x: isAway ? 100 : 0)
    }
  }
}

struct CanvasScreen: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.red))
      context.draw(Text("Half"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: 200, height: 100)
  }
}

@MainActor @Observable
final class Sharpness {
  static let shared = Sharpness()
  var value = 0
}

struct CommandScreen: View {
  var body: some View { Text("Sharpness: \(Sharpness.shared.value)") }
}
