import SwiftUI

/// Tabs with bars, tables, fields and texts, for the tests with a screen reader.
struct HeardMoreScreen: View {
  var body: some View {
    TabView {
      Tab("Texts", systemImage: "doc") { HeardTexts() }
      Tab("Fields", systemImage: "pencil") { HeardFields() }
      Tab("Tables", systemImage: "tablecells") { HeardTables() }.badge(2)
      Tab("Search", systemImage: "magnifyingglass") { HeardSearch() }
    }
  }
}

private struct HeardTexts: View {
  @State private var count = 0
  @State private var isHeld = true
  @State private var isStarred = false
  @State private var isSectionOpen = true
  @State private var log = "nothing"

  var body: some View {
    NavigationStack {
      List {
        Section("Elements") {
          Image(systemName: "photo").accessibilityLabel("A harbour at night")
          Image(decorative: "Pattern")
          Link("Manual", destination: URL(string: "https://example.com/manual")!)
          Text("Read [the terms](https://example.com/terms) first.")
          Button("Favourite") { isStarred.toggle() }
            .accessibilityValue(isStarred ? "5 stars" : "no star")
            .accessibilityHint("Adds the page to the favourites.")
          Toggle("Held", isOn: $isHeld).toggleStyle(.button)
          HStack {
            Text("Temperature")
            Text("21°")
          }
          .accessibilityElement(children: .combine)
          Gauge(value: 0.7) { Text("Battery") }
          ProgressView("Loading")
          Button("Unavailable") {}.disabled(true)
        }
        Section("Live") {
          Button("Tick") { count += 1 }
          Text("Ticks: \(count)").accessibilityAddTraits(.updatesFrequently)
          Text("Letter")
            .accessibilityAction(named: "Archive") { log = "archived" }
          Text("Log: \(log)").accessibilityAddTraits(.updatesFrequently)
        }
        Section("Foldable", isExpanded: $isSectionOpen) { Text("Inside the section") }
      }
      .navigationTitle("Heard more")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { count += 10 } }
        ToolbarItemGroup(placement: .bottomBar) { Button("Archive all") {} }
      }
    }
  }
}

private struct HeardFields: View {
  @State private var mail = ""
  @State private var password = "secret"
  @State private var notes = "Two words"
  @State private var amount = 5
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var color = Color.red
  @State private var fruit = "Apple"
  @State private var isSaving = false
  @State private var failure: String?

  private var fruits: some View { ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) } }

  var body: some View {
    Form {
      TextField("Mail", text: $mail, prompt: Text("name@example.com"))
      SecureField("Password", text: $password)
      TextField("Amount", value: $amount, format: .number)
      TextField("Comment", text: $notes, axis: .vertical)
      TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 60)
      DatePicker("Appointment", selection: $date, displayedComponents: .date)
      ColorPicker("Tint", selection: $color)
      Picker("Snack", selection: $fruit) { fruits }.pickerStyle(.inline)
      Picker("Wheel", selection: $fruit) { fruits }.pickerStyle(.wheel)
      Picker("Page", selection: $fruit) { fruits }.pickerStyle(.navigationLink)
      LabeledContent("Owner", value: "Ada")
      Button("Save") { failure = mail.contains("@") ? nil : "The address has no @." }
      if let failure { Text(failure).foregroundStyle(.red).accessibilityAddTraits(.updatesFrequently) }
    }
    .environment(\.timeZone, .gmt)
  }
}

private struct HeardTables: View {
  @State private var planets = [Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Earth", moons: 1)]
  @State private var order: [KeyPathComparator<Planet>] = []
  @State private var names = ["Anna", "Ben", "Cleo", "Dan"]
  @State private var chosen: String?

  var body: some View {
    VStack {
      Table(planets, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
      }
      .frame(height: 160)
      .onChange(of: order) { planets.sort(using: order) }
      List(selection: $chosen) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .swipeActions { Button("Flag") { chosen = name } }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      .frame(height: 240)
    }
  }
}

private struct HeardSearch: View {
  @State private var query = ""

  private var found: [String] {
    ["Apple", "Apricot", "Banana", "Cherry"].filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { fruit in NavigationLink(fruit) { Text("All about \(fruit)").navigationTitle(fruit) } }
        .navigationTitle("Fruits")
        .searchable(text: $query, prompt: "Find a fruit")
    }
  }
}
