import ComposableArchitecture
import SwiftUI

/// Maps to take along.
@Reducer
struct Maps {
  @Reducer
  struct Map {
    @ObservableState
    struct State: Equatable, Identifiable {
      let title: String
      let summary: String
      var download: Download.State

      var id: Int { download.id }

      init(id: Int, title: String, summary: String) {
        self.title = title
        self.summary = summary
        download = Download.State(id: id, url: URL(string: "https://maps.example.com/\(id)")!)
      }
    }

    enum Action {
      case download(Download.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.download, action: \.download) {
        Download()
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    var maps: IdentifiedArrayOf<Map.State> = [
      Map.State(id: 1, title: "Alps", summary: "Paths, huts and springs of the high mountains."),
      Map.State(id: 2, title: "Danube", summary: "Two thousand kilometres of river, with its locks."),
      Map.State(id: 3, title: "Hebrides", summary: "Islands, ferries, and hardly a road."),
    ]
  }

  enum Action {
    case maps(IdentifiedActionOf<Map>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.maps, action: \.maps) {
        Map()
      }
  }
}

struct MapsView: View {
  let store: StoreOf<Maps>

  var body: some View {
    List {
      Section {
        ForEach(store.scope(state: \.maps, action: \.maps)) { store in
          NavigationLink {
            MapView(store: store)
          } label: {
            HStack {
              Text(store.title)
                .layoutPriority(1)
              Spacer()
              DownloadButton(store: store.scope(state: \.download, action: \.download))
            }
          }
        }
      } footer: {
        Text("A download goes on while its page comes and goes, and shows itself in both places.")
      }
    }
    .navigationTitle("Downloads")
  }
}

private struct MapView: View {
  let store: StoreOf<Maps.Map>

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        switch store.download.mode {
        case .absent: Text("Not here yet")
        case .downloading(let progress): Text("\(Int((progress * 100).rounded()))% are here")
        case .present: Text("Ready to be taken along")
        case .starting: Text("On its way")
        }
        Spacer()
        DownloadButton(store: store.scope(state: \.download, action: \.download))
      }
      Text(store.summary)
      Spacer()
    }
    .padding()
    .navigationTitle(store.title)
  }
}
