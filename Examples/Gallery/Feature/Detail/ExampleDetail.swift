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
  /// That of the detail, once it is known: a window can be wide, and leave little beside the list.
  @State private var size: CGSize?

  private var isWide: Bool { sizeClass == .regular && (size?.width ?? .infinity) >= 700 }
  /// Whether there is no room for more than the example itself.
  private var isShort: Bool { (size?.height ?? .infinity) < 240 }
  private var isLogShown: Bool { store.isLogShown ?? isWide }

  var body: some View {
    // One view in two arrangements: the example goes on when the window becomes narrow.
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      stage
      if !isShort {
        Divider()
        panel
          .frame(width: isWide ? (isLogShown ? 340 : 130) : nil)
      }
    }
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    .navigationTitle(example.name)
    .pageSummary(example.about)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if !isWide, variant.namesItself {
        // The name stands on the example's own page, right below.
        ToolbarItem(placement: .principal) {
          Text(example.category.name)
            .foregroundStyle(.secondary)
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Source") {
          store.send(.sourceButtonTapped)
        }
      }
    }
    .fullScreenCover(isPresented: $store.isSourceShown) {
      SourceView(store: store, title: example.name, source: variant.source)
    }
  }

  /// The example, on a wide window in a frame like that of a phone.
  private var stage: some View {
    VStack(spacing: isWide ? 12 : 0) {
      spellings
      screen
        .clipShape(RoundedRectangle(cornerRadius: isWide ? 16 : 0))
        .padding(isWide ? 8 : 0)
        .background(.background, in: RoundedRectangle(cornerRadius: isWide ? 24 : 0))
        .overlay {
          if isWide {
            RoundedRectangle(cornerRadius: 24).stroke(.separator)
          }
        }
        .frame(maxWidth: isWide ? 520 : .infinity)
    }
    .padding(isWide ? 16 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background.secondary)
  }

  @ViewBuilder private var spellings: some View {
    if example.variants.count > 1 {
      Picker("Spelling", selection: $store.spelling) {
        ForEach(example.variants) { variant in
          Text(variant.spelling.name).tag(variant.spelling)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(.horizontal)
      .padding(.vertical, isWide ? 0 : 6)
      .frame(maxWidth: 360)
    }
  }

  /// An example has the room of a phone, whatever the window has. Where that is a part of it, things are presented there.
  private var screen: some View {
    variant.screen(log: log)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.horizontalSizeClass, .compact)
      .presentationStage(isWide)
  }

  private var panel: some View {
    ActionLogPanel(log: log, isShown: isLogShown, isTall: isWide) {
      store.send(.logButtonTapped(isShown: isLogShown))
    } restart: {
      store.send(.restartButtonTapped)
    }
  }
}
