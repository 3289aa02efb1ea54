import IppoUI

/// The buttons of a bottom menu, in rows of up to three, each as long as the others or one shorter.
struct BottomMenuButtons: View {
  let buttons: [BottomMenu.Button]
  let colors: BottomMenuColors
  let choose: @MainActor (BottomMenu.Button) -> Void

  var body: some View {
    VStack(spacing: 16) {
      // By position: what a state says about its buttons comes with new ones every time.
      ForEach(Array(Self.rows(of: buttons).enumerated()), id: \.offset) { _, row in
        HStack(spacing: 16) {
          ForEach(Array(row.enumerated()), id: \.offset) { _, button in
            BottomMenuTile(button: button, colors: colors) { choose(button) }
          }
        }
      }
    }
  }

  /// As few rows as there can be, of lengths that are as equal as can be.
  static func rows<Item>(of items: [Item], atMost limit: Int = 3) -> [ArraySlice<Item>] {
    let count = (items.count + limit - 1) / limit
    return (0..<count).map { items[items.count * $0 / count..<items.count * ($0 + 1) / count] }
  }
}

/// One button: its icon over its title.
struct BottomMenuTile: View {
  let button: BottomMenu.Button
  let colors: BottomMenuColors
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 8) {
        button.icon
          .font(.system(size: 26, weight: .semibold))
          .accessibilityHidden(true)
        button.title
          .font(.system(size: 16, weight: .semibold))
          .multilineTextAlignment(.center)
      }
      .frame(maxWidth: .infinity)
      .padding([.top, .bottom], 22)
      .padding([.leading, .trailing], 8)
      .foregroundColor(colors.buttonText)
      .background(colors.button)
      .cornerRadius(16)
    }
    .buttonStyle(.plain)
  }
}

/// The button below the others: its title at one end, its icon at the other.
struct BottomMenuFooter: View {
  let button: BottomMenu.Button
  let colors: BottomMenuColors
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        button.title.font(.system(size: 18, weight: .semibold))
        Spacer()
        button.icon
          .font(.system(size: 20, weight: .semibold))
          .accessibilityHidden(true)
      }
      .padding([.leading, .trailing], 20)
      .padding([.top, .bottom], 16)
      .frame(maxWidth: .infinity)
      .foregroundColor(colors.buttonText)
      .background(colors.button)
      .cornerRadius(16)
    }
    .buttonStyle(.plain)
  }
}
