import Foundation

struct ButtonContent: View {
  let view: UIButton
  let name: String

  var body: some View {
    Group {
      if let configuration = view.configuration {
        ConfiguredButton(view: view, configuration: configuration)
      } else if view.buttonType == .custom {
        button { pieces }.buttonStyle(.plain)
      } else {
        button { pieces }.buttonStyle(.borderless)
      }
    }
    .modifier(SpokenLabel(label: view.accessibilityLabel))
  }

  @ViewBuilder private func button<L: View>(@ViewBuilder _ label: () -> L) -> some View {
    PressedContent(view: view, label: label())
  }

  @ViewBuilder private var pieces: some View {
    let insets = view.contentEdgeInsets
    HStack(spacing: 4) {
      if let image = view.currentImage { Image(uiImage: image) }
      if let title = view.currentAttributedTitle {
        Text(styled: title)
      } else if let title = view.currentTitle, !title.isEmpty {
        titled(Text(verbatim: title))
      }
      ForEach(view.subviews.map(ButtonSubview.init)) { UIViewContent(view: $0.view, name: name) }
    }
    .padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .fixedSize(horizontal: !isStretched, vertical: !isStretched)
    .background { if let image = view.currentBackgroundImage { Image(uiImage: image).resizable() } }
  }

  /// Whether the button fills the room that something else gives it.
  private var isStretched: Bool { view.constants.width != nil || view.frame.width > 0 }

  @ViewBuilder private func titled(_ title: Text) -> some View {
    let styled = title.font(view.titleLabel?.font.map { Font($0) })
    if let color = view.shownTitleColor {
      styled.foregroundStyle(Color(color))
    } else if view.buttonType == .custom {
      styled.foregroundStyle(.white)
    } else {
      styled
    }
  }

  private struct ButtonSubview: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// The control that is pressed, or opens a menu.
private struct PressedContent<L: View>: View {
  let view: UIButton
  let label: L

  var body: some View {
    if let menu = view.menu, view.showsMenuAsPrimaryAction {
      Menu {
        MenuContent(menu: menu)
      } label: {
        label
      }
    } else {
      Button(role: view.role == .destructive ? .destructive : nil) {
        view.press()
      } label: {
        label
      }
    }
  }
}

private struct ConfiguredButton: View {
  let view: UIButton
  let configuration: UIButton.Configuration

  var body: some View {
    styled
      .controlSize(size)
      .buttonBorderShape(configuration.cornerStyle == .capsule ? .capsule : .automatic)
      .tint(configuration.baseBackgroundColor.map { Color($0) })
  }

  @ViewBuilder private var styled: some View {
    switch configuration.style {
    case .plain, .borderless: pressed.buttonStyle(.borderless)
    case .gray, .tinted, .bordered, .borderedTinted: pressed.buttonStyle(.bordered)
    case .filled, .borderedProminent: pressed.buttonStyle(.borderedProminent)
    }
  }

  private var pressed: some View { PressedContent(view: view, label: label) }

  private var size: ControlSize {
    switch configuration.buttonSize {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }

  @ViewBuilder private var label: some View {
    let spacing = configuration.imagePadding
    if let color = configuration.baseForegroundColor {
      parts(spacing).foregroundStyle(Color(color))
    } else {
      parts(spacing)
    }
  }

  @ViewBuilder private func parts(_ spacing: CGFloat) -> some View {
    switch configuration.imagePlacement {
    case .top:
      VStack(spacing: spacing) {
        pictures
        titles
      }
    case .bottom:
      VStack(spacing: spacing) {
        titles
        pictures
      }
    case .trailing:
      HStack(spacing: spacing) {
        titles
        pictures
      }
    default:
      HStack(spacing: spacing) {
        pictures
        titles
      }
    }
  }

  @ViewBuilder private var pictures: some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image = configuration.image ?? view.currentImage {
      Image(uiImage: image)
    }
  }

  @ViewBuilder private var titles: some View {
    VStack(spacing: configuration.titlePadding) {
      if let title = configuration.attributedTitle {
        Text(title)
      } else if let title = configuration.title ?? view.currentTitle, !title.isEmpty {
        Text(verbatim: title)
      }
      if let subtitle = configuration.subtitle { Text(verbatim: subtitle).font(.caption) }
    }
  }
}

private struct SpokenLabel: ViewModifier {
  let label: String?

  func body(content: Content) -> some View {
    if let label { content.accessibilityLabel(Text(verbatim: label)) } else { content }
  }
}
