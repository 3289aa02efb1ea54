import Foundation
import IppoUI
import Testing

/// Spellings that apps use, which have to compile and to show something.
@MainActor
@Suite("Spellings of apps")
struct SpellingTests {
  enum Theme: String, CaseIterable, Identifiable, Hashable {
    case bubblegum, navy
    var id: Self { self }
    var color: Color { Color(rawValue) }
  }

  struct Arc: Shape {
    let index: Int
    func path(in rect: CGRect) -> Path {
      let diameter = min(rect.size.width, rect.size.height) - 24
      return Path { path in
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: diameter / 2, startAngle: Angle(degrees: 1),
          endAngle: Angle(degrees: 89), clockwise: false)
      }
    }
  }

  struct EditForm: View {
    enum Field: Hashable { case title, attendee(Int) }
    @FocusState var focus: Field?
    @State var title = ""
    @State var minutes = 5.0
    @State var theme = Theme.bubblegum
    @State var attendees = ["A", "B"]
    @Environment(\.dismiss) var dismiss

    var body: some View {
      Form {
        Section {
          TextField("Title", text: $title).focused($focus, equals: .title)
          HStack {
            Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
            Spacer()
            Text(verbatim: "\(Int(minutes)) min")
          }
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { theme in
              ZStack {
                RoundedRectangle(cornerRadius: 4).fill(theme.color)
                Label(theme.rawValue, systemImage: "paintpalette").padding(4)
              }
              .fixedSize(horizontal: false, vertical: true)
              .tag(theme)
            }
          }
        } header: {
          Text("Info")
        }
        Section {
          ForEach($attendees, id: \.self) { $attendee in TextField("Name", text: $attendee) }
            .onDelete { attendees.remove(atOffsets: $0) }
          Button("New attendee") { attendees.append("C") }
        } header: {
          Text("Attendees")
        }
      }
      .navigationTitle("Edit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(title.isEmpty) }
      }
    }
  }

  @Test("A form for editing")
  func form() throws {
    let screen = Screen { NavigationStack { EditForm() } }
    #expect(screen.rows.count == 6)
    let picker = try screen.first { if case .picker(let picker) = $0 { picker } else { nil } }.value
    #expect(picker.options.map(\.title) == ["bubblegum", "navy"])
    try screen.tap("New attendee")
    #expect(screen.rows.count == 7)
  }

  @Test("Text that is folded, with styles for parts of it")
  func template() {
    let parts = ["a ", "code", " b"].enumerated().map { offset, part in
      offset.isMultiple(of: 2) ? Text(part) : Text(part).font(.system(.body, design: .monospaced))
    }
    let text = parts.reduce(Text(""), +)
    let screen = Screen { Form { Section { text.font(.caption) } } }
    #expect(screen.texts == ["a code b"])
  }

  @Test("Views of many kinds")
  func many() {
    let screen = Screen {
      VStack {
        Circle()
          .strokeBorder(lineWidth: 24)
          .overlay { VStack { Text("Speaker") }.accessibilityElement(children: .combine) }
          .overlay {
            ForEach(0..<2, id: \.self) { Arc(index: $0).rotation(Angle(degrees: -90)).stroke(.red, lineWidth: 12) }
          }
        Image(systemName: "magnifyingglass").foregroundColor(Color(.label))
        AngularGradient(gradient: Gradient(colors: [.red, .yellow]), center: .center)
        Text("**Bold**, \(3, format: .number)").foregroundStyle(.secondary).fontWeight(.semibold)
        Link("Site", destination: URL(string: "https://example.com")!)
        LabeledContent("Name", value: "Blob")
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something"))
        ContentUnavailableView.search(text: "x")
        GroupBox("Box") { Toggle("On", isOn: .constant(true)) }
        Menu("More") { Button("One", systemImage: "star") {} }
        ProgressView(value: 0.5) { Text("Half") }
        Gauge
      }
      .contextMenu { Button("Copy") {} }
    }
    #expect(screen.texts.contains("Blob"))
    #expect(screen.texts.contains("Copy"))
  }

  private var Gauge: some View { Text("Gauge").badge(2).monospaced() }
}
