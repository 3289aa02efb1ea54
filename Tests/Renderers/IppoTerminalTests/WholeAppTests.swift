import IppoTerminal
import IppoTesting
import IppoUI
import Testing

private struct GameView: View {
  struct Record: Identifiable { var id: Int; var guess: Int; var isRight: Bool }
  @State var guess = 0
  @State var secret = 3
  @State var results: [Record] = []
  @State var asks = false
  @State var sheet = false
  @State var path: [String] = []
  @State var level = "Easy"
  @State var name = ""
  @State var on = false
  @State var volume = 0.3

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 16) {
        Text("Games: \(results.count)").font(.headline)
        Stepper("Guess: \(guess)", value: $guess, in: -100...100)
        if guess == secret {
          Label("Right!", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
        } else {
          Text(guess < secret ? "Higher" : "Lower").foregroundStyle(.orange)
        }
        HStack {
          Button("Next") { results.append(Record(id: results.count, guess: guess, isRight: guess == secret)) }
            .buttonStyle(.borderedProminent)
          Button("Settings") { sheet = true }.buttonStyle(.bordered)
        }
      }
      .padding()
      .navigationTitle("Guessing game")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { NavigationLink("Detail", value: "list") }
      }
      .navigationDestination(for: String.self) { _ in
        List {
          Section("Results") {
            ForEach(results) { record in
              HStack {
                Text("\(record.guess)")
                Spacer()
                Image(systemName: record.isRight ? "checkmark" : "xmark").foregroundStyle(
                  record.isRight ? .green : .red)
              }
            }
            .onDelete { results.remove(atOffsets: $0) }
          }
          Button("Delete all", role: .destructive) { asks = true }
        }
        .navigationTitle("Results")
        .toolbar { EditButton() }
        .alert("Delete everything?", isPresented: $asks) {
          Button("Cancel", role: .cancel) {}
          Button("Delete", role: .destructive) { results = [] }
        } message: {
          Text("All \(results.count) results will be gone.")
        }
      }
      .sheet(isPresented: $sheet) {
        NavigationStack {
          Form {
            Section("Player") {
              TextField("Name", text: $name)
              Toggle("Sound", isOn: $on)
            }
            Section {
              Picker("Level", selection: $level) { ForEach(["Easy", "Hard"], id: \.self) { Text($0) } }
              Slider(value: $volume)
              Picker("Seg", selection: $level) { ForEach(["Easy", "Hard"], id: \.self) { Text($0) } }.pickerStyle(
                .segmented)
            } footer: {
              Text("The footer")
            }
          }
          .navigationTitle("Settings")
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { sheet = false } } }
        }
      }
    }
  }
}

/// A whole app of views, used as a person would: what each step shows.
@MainActor @Suite struct WholeAppTests {
  private let screen = TerminalScreen(columns: 80, rows: 24) { GameView() }

  @Test func theGameIsPlayed() {
    #expect(screen.line(0).contains("Guessing game"))
    #expect(screen.text.contains("Higher"))
    for _ in 0..<3 { screen.press(.right) }
    #expect(screen.text.contains("Guess: 3"))
    #expect(screen.text.contains("Right!"))
    screen.press(.down)
    screen.press(.enter)
    screen.press(.enter)
    #expect(screen.text.contains("Games: 2"))
    #expect(screen.bytesWritten <= 64)
  }

  @Test func resultsAreDeletedAndThePageIsLeft() {
    screen.click("Next")
    screen.click("Next")
    screen.click("Detail")
    #expect(screen.line(0).contains("Results"))
    screen.press(.delete)
    #expect(screen.lines.count { $0.hasPrefix("  0 ") } == 1)
    screen.click("Edit")
    #expect(screen.text.contains("[−] 0"))
    screen.click("Delete all")
    #expect(screen.text.contains("Delete everything?"))
    #expect(screen.text.contains("All 1 results will be gone."))
    screen.press(.escape)
    #expect(!screen.text.contains("Delete everything?"))
    screen.click("Delete all")
    screen.press(.right)
    screen.press(.enter)
    #expect(!screen.text.contains("[−]"))
    screen.press(.escape)
    #expect(screen.text.contains("Games: 0"))
  }

  @Test func aSheetIsAFormOfControls() {
    screen.click("Settings")
    #expect(screen.text.contains("Player"))
    screen.type("Åsa")
    #expect(screen.text.contains("Åsa"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("━━━●"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("✓ Easy"))
    screen.press(.down)
    screen.press(.enter)
    #expect(screen.text.contains("Hard ▾"))
    screen.press(.escape)
    #expect(!screen.text.contains("Player"))
  }

  @Test func everySizeIsDrawn() {
    for (columns, rows) in [(1, 1), (10, 2), (20, 5), (40, 10), (200, 60)] {
      screen.resize(columns: columns, rows: rows)
      screen.press(.tab)
      screen.click("Settings")
      screen.press(.escape)
    }
    screen.resize(columns: 80, rows: 24)
    #expect(screen.text.contains("Games: 0"))
  }
}
