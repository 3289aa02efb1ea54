import ComposableArchitecture
import SwiftUI

struct RehearsalView: View {
  @Bindable var store: StoreOf<Rehearsal>

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: Double(store.elapsed), total: Double(store.total))
        .accessibilityLabel("Time")
      HStack {
        Label("\(store.elapsed) s", systemImage: "hourglass")
          .accessibilityLabel("Elapsed: \(store.elapsed)")
        Spacer()
        Label("\(store.remaining) s", systemImage: "hourglass")
          .labelStyle(TrailingIcon())
          .accessibilityLabel("Remaining: \(store.remaining)")
      }
      ZStack {
        Circle()
          .stroke(lineWidth: 8)
        ForEach(store.choir.singers.indices.prefix(store.singerIndex), id: \.self) { index in
          Circle()
            .trim(from: fraction(index), to: fraction(index + 1))
            .rotation(.degrees(-90))
            .stroke(.tint, lineWidth: 6)
        }
        VStack {
          Text(singer)
            .font(.title)
          Text("is singing")
        }
      }
      .frame(minHeight: 120)
      .padding(.horizontal)
      HStack {
        Text("Singer \(store.singerIndex + 1) of \(store.choir.singers.count)")
        Spacer()
        Button("Next singer", systemImage: "forward.fill") { store.send(.nextButtonTapped) }
      }
    }
    .padding()
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
    .navigationTitle("Rehearsal")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End") { store.send(.endButtonTapped) }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.task).finish() }
  }

  private var singer: String {
    let singers = store.choir.singers
    return singers.indices.contains(store.singerIndex) ? singers[store.singerIndex].name : "Nobody"
  }

  private func fraction(_ index: Int) -> Double { Double(index) / Double(store.choir.singers.count) }
}

/// A label whose icon comes last.
private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
