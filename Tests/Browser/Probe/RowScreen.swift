import SwiftUI

/// A list of more rows than anybody looks at.
struct RowScreen: View {
  @State private var numbers = Array(0..<100_000)
  @State private var made = Counter()

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        HStack {
          Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
          Button("Prepend") { numbers.insert(-1 - (100_000 - numbers.count), at: 0) }
          Button("Remove") { numbers.remove(at: 1) }
        }
        List {
          ForEach(numbers, id: \.self) { number in
            Text(verbatim: "Row \(number)").frame(height: number.isMultiple(of: 3) ? 60 : 30)
              .onAppear { made.value += 1 }
          }
        }
        .listStyle(.plain)
        Made(counter: made)
      }
    }
  }

  @Observable final class Counter {
    var value = 0
  }

  /// In a view of its own, so that a row that is made evaluates no list.
  struct Made: View {
    let counter: Counter

    var body: some View { Text(verbatim: "Made: \(counter.value)") }
  }
}
