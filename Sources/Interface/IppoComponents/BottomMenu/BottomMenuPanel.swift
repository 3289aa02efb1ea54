internal import IppoRender
import IppoUI

/// The content of the panel: the header stays in sight, and the rest scrolls when the screen is too low for it.
struct BottomMenuPanel: View {
  let menu: BottomMenu
  let colors: BottomMenuColors
  let close: @MainActor () -> Void
  let choose: @MainActor (BottomMenu.Button) -> Void

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        VStack(spacing: 20) {
          if let message = menu.message {
            message
              .font(.system(size: 24, weight: .medium))
              .multilineTextAlignment(.leading)
              .foregroundColor(colors.header)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          if !menu.buttons.isEmpty {
            BottomMenuButtons(buttons: menu.buttons, colors: colors, choose: choose)
          }
          if let button = menu.footerButton {
            BottomMenuFooter(button: button, colors: colors) { choose(button) }
          }
        }
        .padding([.leading, .trailing], 24)
        .padding(.top, 20)
        .padding(.bottom, 36)
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var header: some View {
    HStack(spacing: 16) {
      menu.title
        .font(.system(size: 20, weight: .bold))
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Button(action: close) {
        Image(systemName: "xmark.circle.fill").font(.system(size: 24))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(LocalizedStringKey(.close))
    }
    .foregroundColor(colors.header)
    .padding([.leading, .trailing], 24)
    .padding(.top, 20)
  }
}
