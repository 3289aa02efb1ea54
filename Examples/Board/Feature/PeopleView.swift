import ComposableArchitecture
import IppoShared
import SwiftUI

/// Who is here: oneself, whose name can be changed, and the others.
struct PeopleView: View {
  @Bindable var store: StoreOf<BoardFeature>

  var body: some View {
    HStack(spacing: 12) {
      TextField("Your name", text: $store.me.name)
        .textFieldStyle(.roundedBorder)
        .frame(maxWidth: 160)
      ForEach(others) { person in
        Text(person.value.name)
          .foregroundStyle(person.color)
      }
      Spacer(minLength: 0)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("People")
  }

  private var others: [Presence<Person>] { store.people.filter { $0.id != store.id.uuidString } }
}

extension Presence<Person> {
  /// The same for everybody who sees them.
  var color: Color {
    let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal]
    return colors[id.utf8.reduce(0) { $0 + Int($1) } % colors.count]
  }
}
