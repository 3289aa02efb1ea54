import SwiftUI

struct MenuModifier: ViewModifier {
  @Binding var item: Menu?

  func body(content: Content) -> some View {
    content.overlay {
      ZStack(alignment: .bottom) {
        if let item {
          Rectangle()
            .fill(.black.opacity(0.4))
            .onTapGesture { dismiss() }
            .transition(.opacity)
          panel(item)
            .transition(.move(edge: .bottom))
        }
      }
    }
  }

  private func panel(_ menu: Menu) -> some View {
    VStack(spacing: 16) {
      Text(menu.title).font(.headline)
      HStack {
        ForEach(menu.buttons) { button in
          Button(button.id, systemImage: button.symbol) {
            dismiss()
            button.action()
          }
          .buttonStyle(.bordered)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(.background)
  }

  private func dismiss() {
    withAnimation(.snappy) { item = nil }
  }
}
