import ComposableArchitecture
import IppoShared
import SwiftUI

struct Card: Identifiable, Sendable {
  var id: Int
}

struct PeopleView: View {
  //= @SharedReader(.presence("board")) var people: IdentifiedArrayOf<Presence<Cursor>>

  var body: some View {
    ForEach(people) { Text($0.value.name) }
  }
}
