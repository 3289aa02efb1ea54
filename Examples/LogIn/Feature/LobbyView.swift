import IppoShared
import Sharing
import SwiftUI

/// Who has logged in, for those who have.
public struct LobbyView: View {
  @SharedReader(.logIns) private var logIns
  @Environment(\.visitor) private var visitor

  public init() {}

  public var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        Text(name == own ? "\(name) (you)" : name)
      }
      .navigationTitle("Lobby")
    }
  }

  private var own: String? { visitor.user.flatMap { logIns.all[$0]?.name } }

  /// Everybody once, whatever number of browsers they have.
  private var names: [String] { Set(logIns.all.values.map(\.name)).sorted() }
}
