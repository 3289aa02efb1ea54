import ComposableArchitecture
import SwiftUI

/// Keeps which songs somebody likes.
@DependencyClient
struct SongbookClient: Sendable {
  /// Keeps a mark.
  var like: @Sendable (_ song: Int, _ isFavourite: Bool) async throws -> Bool
}

/// Why a mark was not kept.
struct SongIsProtected: Error, Equatable, CustomStringConvertible {
  var description: String { "Nobody may like the anthem." }
}

extension SongbookClient: DependencyKey {
  /// Thinks for a second, and refuses the last song.
  static let liveValue = SongbookClient { song, isFavourite in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
    guard song != 3 else { throw SongIsProtected() }
    return isFavourite
  }
  static let testValue = SongbookClient()
}

extension DependencyValues {
  var songbook: SongbookClient {
    get { self[SongbookClient.self] }
    set { self[SongbookClient.self] = newValue }
  }
}

/// A song, which is a favourite by means of the component.
@Reducer
struct Song {
  @ObservableState
  struct State: Equatable, Identifiable {
    let title: String
    var favourite: Favouriting<Int>.State

    var id: Int { favourite.id }

    init(id: Int, title: String, isFavourite: Bool = false) {
      self.title = title
      favourite = Favouriting.State(id: id, isFavourite: isFavourite)
    }
  }

  enum Action {
    case favourite(Favouriting<Int>.Action)
  }

  @Dependency(\.songbook) var songbook

  var body: some ReducerOf<Self> {
    Scope(state: \.favourite, action: \.favourite) {
      Favouriting { try await songbook.like(song: $0, isFavourite: $1) }
    }
  }
}

/// A list of songs.
@Reducer
struct Songbook {
  @ObservableState
  struct State: Equatable {
    var songs: IdentifiedArrayOf<Song.State> = [
      Song.State(id: 1, title: "Auld Lang Syne", isFavourite: true),
      Song.State(id: 2, title: "Greensleeves"),
      Song.State(id: 3, title: "The Anthem"),
    ]
  }

  enum Action {
    case songs(IdentifiedActionOf<Song>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.songs, action: \.songs) {
        Song()
      }
  }
}

struct SongbookView: View {
  let store: StoreOf<Songbook>

  var body: some View {
    List {
      Section {
        ForEach(store.scope(state: \.songs, action: \.songs)) { store in
          HStack {
            Text(store.title)
            Spacer()
            FavouriteButton(store: store.scope(state: \.favourite, action: \.favourite))
          }
        }
      } footer: {
        Text("Feature and button can be put into any other. The heart is drawn before the server has answered.")
      }
    }
    .navigationTitle("Favouriting")
  }
}
