import ComposableArchitecture
import ExampleSupport
import SwiftUI

/// A running example, with its actions beside it, or below where there is no room.
struct ExampleDetail: View {
  @Bindable var store: StoreOf<Gallery>
  let example: Example
  let variant: Example.Variant
  @State private var log = ActionLog()
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isWide: Bool { sizeClass == .regular }
  private var isLogShown: Bool { store.isLogShown ?? isWide }

  var body: some View {
    stage
      .navigationTitle(example.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Source") {
            store.send(.sourceButtonTapped)
          }
        }
      }
      .fullScreenCover(isPresented: $store.isSourceShown) {
        SourceView(store: store, title: example.title, source: variant.source)
      }
  }

  @ViewBuilder private var stage: some View {
    if isWide {
      HStack(spacing: 0) {
        VStack(spacing: 12) {
          spellings
          screen
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).stroke(.separator) }
            .frame(maxWidth: 520)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background.secondary)
        Divider()
        panel
          .frame(width: isLogShown ? 340 : 130)
      }
    } else {
      VStack(spacing: 0) {
        spellings
          .padding(.horizontal)
        screen
        Divider()
        panel
      }
    }
  }

  @ViewBuilder private var spellings: some View {
    if example.variants.count > 1 {
      Picker("Spelling", selection: $store.spelling) {
        ForEach(example.variants) { variant in
          Text(variant.spelling.title).tag(variant.spelling)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: 320)
    }
  }

  /// An example has the room of a phone, whatever the window has.
  private var screen: some View {
    variant.screen(log: log)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.horizontalSizeClass, .compact)
  }

  private var panel: some View {
    ActionLogPanel(log: log, isShown: isLogShown, isTall: isWide) {
      store.send(.logButtonTapped(isShown: isLogShown))
    } restart: {
      store.send(.restartButtonTapped)
    }
  }
}
