import SwiftUI

/// Items that a person moves in a row, in a grid and in sections of a list, and dialogs about an item and an error.
struct ReorderScreen: View {
  private struct Card: Identifiable {
    let id: String
  }

  private enum Failure: LocalizedError {
    case full
    var errorDescription: String? { "The box is full" }
  }

  @State private var cards = ["Ace", "Two", "Six", "Ten"].map(Card.init)
  @State private var sections = [["Ash", "Elm"], ["Oak"]].map { $0.map(Card.init) }
  @State private var chosen: Card?
  @State private var failure: Failure?
  @State private var draft = ""

  var body: some View {
    VStack {
      HStack(spacing: 20) {
        ForEach(cards) { card in
          Text(card.id).padding().background(.yellow)
        }
        .reorderable()
      }
      .reorderContainer(for: Card.self) { difference in
        move(difference.sources, to: difference.destination.position, in: &cards)
      }
      Text("Cards: \(cards.map(\.id).joined(separator: " "))")
      List {
        ForEach(sections.indices, id: \.self) { index in
          Section("Section \(index)") {
            ForEach(sections[index]) { Text($0.id) }
              .reorderable(collectionID: index)
          }
        }
      }
      .reorderContainer(for: Card.self, in: Int.self) { difference in
        for index in sections.indices where index != difference.destination.collectionID {
          let moved = sections[index].filter { difference.sources.contains($0.id) }
          sections[index].removeAll { difference.sources.contains($0.id) }
          sections[difference.destination.collectionID] += moved
        }
        let goal = difference.destination.collectionID
        move(difference.sources, to: difference.destination.position, in: &sections[goal])
      }
      Text("Trees: \(sections.map { $0.map(\.id).joined(separator: " ") }.joined(separator: ", "))")
      Button("Choose") { chosen = cards[0] }
        .alert("Card", item: $chosen) { card in
          Button("Take \(card.id)") { cards.removeAll { $0.id == card.id } }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is \($0.id).")
        }
      Button("Add") { failure = .full }.alert(error: $failure) { Button("Fine") {} }
      TextField("Note", text: $draft).textFieldStyle(.bordered).textInputBorderShape(.capsule)
    }
  }

  private func move(
    _ sources: [String], to position: ReorderDifference<String, some Any>.Destination.Position, in cards: inout [Card]
  ) {
    let moved = sources.compactMap { id in cards.first { $0.id == id } }
    cards.removeAll { sources.contains($0.id) }
    switch position {
    case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.endIndex)
    case .end: cards.append(contentsOf: moved)
    }
  }
}
