import SwiftUI

/// Everything that opens, and every control whose change is heard, for the tests with a screen reader.
struct HeardScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading) {
          HeardPresentations()
          HeardControls()
          HeardChoices()
          HeardRows()
        }
      }
      .navigationTitle("Heard")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct HeardPresentations: View {
  private enum Alert: String {
    case delete = "Delete the file?"
    case deleted = "Deleted"
  }

  @State private var alert: Alert?
  @State private var isAsking = false
  @State private var isSheet = false
  @State private var isBareSheet = false
  @State private var isCover = false
  @State private var isPopover = false

  /// The alert after the first takes its place at once.
  private var isAlerting: Binding<Bool> {
    Binding {
      alert != nil
    } set: { isPresented in
      if !isPresented, alert != .deleted { alert = nil }
    }
  }

  var body: some View {
    Button("Alert") { alert = .delete }
      .alert(alert?.rawValue ?? "", isPresented: isAlerting, presenting: alert) { shown in
        if shown == .delete {
          Button("Delete", role: .destructive) { alert = .deleted }
          Button("Keep", role: .cancel) {}
        } else {
          Button("Fine") { alert = nil }
        }
      } message: { shown in
        Text(shown == .delete ? "It cannot be brought back." : "It is gone.")
      }
    Button("Ask") { isAsking = true }
      .confirmationDialog("How to send it?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("By mail") {}
        Button("By hand") {}
      } message: {
        Text("It is large.")
      }
    Button("Sheet") { isSheet = true }
      .sheet(isPresented: $isSheet) {
        NavigationStack {
          VStack {
            Text("Everything about it")
            Button("Done") { isSheet = false }
          }
          .navigationTitle("Details")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    Button("Bare sheet") { isBareSheet = true }
      .sheet(isPresented: $isBareSheet) {
        Text("Welcome to the sheet")
        Button("Close the sheet") { isBareSheet = false }
      }
    Button("Cover") { isCover = true }
      .fullScreenCover(isPresented: $isCover) {
        Text("Curtain").accessibilityAddTraits(.isHeader)
        Button("Lift") { isCover = false }
      }
    Button("Popover") { isPopover = true }
      .popover(isPresented: $isPopover) {
        VStack {
          Text("A word beside it").accessibilityAddTraits(.isHeader)
          Button("Got it") { isPopover = false }
        }
        .padding()
      }
    NavigationLink("Go further") { Text("The end of the road").navigationTitle("Further") }
  }
}

private struct HeardControls: View {
  @State private var count = 2
  @State private var size = 1
  @State private var volume = 0.4
  @State private var level = 3.0
  @State private var rating = 3
  @State private var isOn = true
  @State private var name = ""
  @State private var isMissing = false
  @State private var progress = 0.1
  @State private var taps = 0

  var body: some View {
    Stepper("Count: \(count)", value: $count, in: 0...4)
    Stepper("Size", value: $size)
    Slider(value: $volume) { Text("Volume") }
    Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
    Text(verbatim: String(repeating: "*", count: rating))
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating = min(max(rating + (direction == .increment ? 1 : -1), 0), 5)
      }
    Toggle("Wi-Fi", isOn: $isOn)
    TextField("Name", text: $name)
      .accessibilityHint(isMissing ? "Write your name here." : "")
    Text(isMissing ? "The name is missing." : "").accessibilityAddTraits(.updatesFrequently)
    Button("Submit") { isMissing = name.isEmpty }
    Button("Work") { progress += 0.2 }
    ProgressView(value: progress) { Text("Upload") }
    Text("Tapped \(taps) times").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
  }
}

private struct HeardChoices: View {
  @State private var order = "name"
  @State private var fruit = "Apple"
  @State private var segment = "Apple"
  @State private var tab = "Songs"
  @State private var word = "none"

  private var fruits: some View {
    ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
  }

  var body: some View {
    Menu("File") {
      Button("New") { word = "new" }
      Button("Open") { word = "open" }
      Picker("Order", selection: $order) {
        Text("By name").tag("name")
        Text("By date").tag("date")
      }
      .pickerStyle(.inline)
    }
    Text("A photo (\(word))")
      .contextMenu {
        Button("Copy it") { word = "copied" }
        Button("Share it") { word = "shared" }
      }
    Picker("Fruit", selection: $fruit) { fruits }
    Picker("Segment", selection: $segment) { fruits }.pickerStyle(.segmented)
    DisclosureGroup("More") { Text("Hidden words") }
  }
}

private struct HeardRows: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"]

  var body: some View {
    List {
      ForEach(fruits, id: \.self) { Text($0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { fruits.remove(atOffsets: $0) }
    }
    .environment(\.editMode, .constant(.active))
    .frame(height: 240)
  }
}
