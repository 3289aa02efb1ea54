import Foundation
package import IppoUI

/// A page with everything that takes an event.
package struct ControlsPage: View {
  @State private var tab = 0

  package init() {}

  package var body: some View {
    TabView(selection: $tab) {
      NavigationStack { Controls() }.tabItem { Text("Controls") }.tag(0)
      Rows().tabItem { Text("Rows") }.tag(1)
      Gestures().tabItem { Text("Gestures") }.tag(2)
      Layouts().tabItem { Text("Layouts") }.tag(3)
    }
  }
}

private struct Controls: View {
  @State private var text = "text"
  @State private var number = 7
  @State private var unsigned: UInt8 = 0
  @State private var amount = 0.5
  @State private var wide = 0.0
  @State private var isOn = false
  @State private var choice = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var dates: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var isExpanded = true
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Text", text: $text).focused($isFocused).onSubmit { text += "!" }
      TextField("Number", value: $number, format: .number)
      SecureField("Secret", text: $text)
      TextEditor(text: $text)
      Text("\(text) \(number) \(amount) \(wide) \(unsigned)")
      Toggle("Switch", isOn: $isOn)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Slider(value: $amount, in: 0...1, step: 0.1) { Text("Amount") }
      Slider(value: $wide, in: -1e300...1e300) { Text("Wide") }
      Stepper("Number", value: $number)
      Stepper("Byte", value: $unsigned, step: 100)
      Stepper("Bounded", value: $unsigned, in: 0...255, step: 100)
      VStack {
        Picker("Menu", selection: $choice) { options }
        Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
        Picker("Inline", selection: $choice) { options }.pickerStyle(.inline)
        Picker("Link", selection: $choice) { options }.pickerStyle(.navigationLink)
        DatePicker("Both", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        MultiDatePicker("Days", selection: $dates)
        ColorPicker("Color", selection: $color)
        PasteButton(payloadType: String.self) { text = $0.joined() }
      }
      DisclosureGroup("More", isExpanded: $isExpanded) { Button("Inside") { number += 1 } }
      Menu("Menu") {
        Button("First") { number = number / 2 }
        Button("Second", role: .destructive) { text = "" }
      }
      Button("Plain") { isOn.toggle() }.contextMenu { Button("Context") { choice = 2 } }
      NavigationLink("Next") { Text("Page") }
    }
    .navigationTitle("Controls")
  }

  @ViewBuilder private var options: some View {
    ForEach(0..<3) { Text("Option \($0)").tag($0) }
  }
}

private struct Rows: View {
  @State private var first = ["a", "b", "c"]
  @State private var second = [1, 2, 3, 4]
  @State private var selection: Set<String> = []
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Text("Before")
        ForEach(first, id: \.self) { Text($0).swipeActions { Button("Pin") { first = first.sorted() } } }
          .onMove { first.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { first.remove(atOffsets: $0) }
        Section("Numbers") {
          ForEach($second, id: \.self, editActions: .all) { number in Text("\(number.wrappedValue)") }
        }
      }
      .refreshable { first = ["a", "b", "c"] }
      .searchable(text: $query)
      .toolbar { EditButton() }
    }
  }
}

private struct Gestures: View {
  @State private var place = CGPoint.zero
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var log = ""

  var body: some View {
    VStack {
      Text("Taps").onTapGesture(count: 2) { log = "tap" }.onLongPressGesture { log = "long" }
      Text("Drag").offset(x: place.x, y: place.y).gesture(DragGesture().onChanged { place = $0.location })
      Text("Pinch").scaleEffect(scale).rotationEffect(angle)
        .gesture(
          MagnifyGesture().onChanged { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
      Path { path in
        path.addArc(
          center: place, radius: scale * 10, startAngle: .zero, endAngle: angle * 1000, clockwise: angle.radians < 0)
        path.addRelativeArc(center: .zero, radius: 10, startAngle: angle, delta: angle * 1000)
      }
      .stroke(.red)
      Text("Hover").onHover { log = "\($0)" }.onContinuousHover { log = "\($0)" }
      Text("Card").draggable("card")
      Text("Table").dropDestination(for: String.self) { items, point in
        log = "\(items) \(point)"
        return true
      }
      Text("Keys").focusable().onKeyPress(phases: .all) { press in
        log = "\(press.key) \(press.characters)"
        return .handled
      }
      Text(log)
    }
  }
}

private struct Layouts: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack {
        GeometryReader { proxy in
          Text("\(proxy.size.width) \(proxy.frame(in: .global).minY)").position(x: proxy.size.width / 2, y: 10)
        }
        Shelf {
          Text("One")
          Text("Two").layoutPriority(1)
        }
        ForEach(0..<5) { Text("Row \($0)").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) } }
        Text("\(size.width)").onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        ViewThatFits {
          Text("A long line that may not fit")
          Text("Short")
        }
        Ellipse().trim(from: 0, to: size.width / 100).frame(width: 50, height: 50)
      }
    }
    .scrollPosition($position)
    .coordinateSpace(.named("layouts"))
  }
}

/// Puts views beside each other, as wide as they like.
private struct Shelf: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}
