import ComposableArchitecture
import SwiftUI

struct AnimationsView: View {
  @Bindable var store: StoreOf<Animations>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      GeometryReader { proxy in
        ZStack(alignment: .topLeading) {
          Rectangle()
            .fill(.quaternary)
            .accessibilityHidden(true)
          Circle()
            .fill(store.color)
            .frame(width: store.isBig ? 96 : 48, height: store.isBig ? 96 : 48)
            .position(
              x: store.place?.x ?? proxy.size.width / 2,
              y: store.place?.y ?? proxy.size.height / 2
            )
            .accessibilityLabel("Kite")
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { gesture in
            store.send(
              .tapped(gesture.location),
              animation: .interactiveSpring(response: 0.25, dampingFraction: 0.1)
            )
          }
        )
      }
      .frame(minHeight: 160)

      Toggle("Big", isOn: $store.isBig.sending(\.bigToggled).animation(.spring()))
      HStack {
        Button("Rainbow") { store.send(.rainbowButtonTapped, animation: .linear) }
        Spacer()
        Button("Land", role: .destructive) { store.send(.landButtonTapped) }
      }
      Text("Tap the sky to move the kite. The animation travels with the action that causes the change.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationTitle("Animations")
  }
}
