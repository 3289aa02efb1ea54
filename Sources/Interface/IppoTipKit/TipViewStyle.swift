public import IppoUI

/// The appearance of tips (`TipKit.TipViewStyle`).
@MainActor @preconcurrency
public protocol TipViewStyle: Sendable {
  /// The view of a tip.
  associatedtype Body: View
  /// The parts of a tip.
  typealias Configuration = TipViewStyleConfiguration
  /// Makes the view of a tip from its parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip (`TipViewStyle.Configuration`).
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The first line.
  public let title: Text?
  /// The text below the title.
  public let message: Text?
  /// The picture beside the text.
  public let image: Image?
  /// The buttons. A style calls an action at a press.
  public let actions: [Tips.Action]
  /// The edge that points at what the tip is about.
  public let arrowEdge: Edge?
}

extension Tips.Action {
  /// Performs the action, as a press on the button does.
  @MainActor public func callAsFunction() { handler() }
}

/// The usual appearance: a picture, a title, a text, buttons, and a button that closes the tip.
public struct MiniTipViewStyle: TipViewStyle {
  /// The usual appearance.
  public nonisolated init() {}

  /// The parts on a card.
  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The usual appearance.
  public nonisolated static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipAppearance) private var appearance

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = configuration.image { picture(image) }
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .top) {
          configuration.title?.font(.headline)
          Spacer(minLength: 8)
          Button {
            configuration.tip.invalidate(reason: .tipClosed)
          } label: {
            Image(systemName: "xmark")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel(Text(LocalizedStringKey(.close)))
        }
        configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        ForEach(configuration.actions) { action in
          Button {
            action()
          } label: {
            action.label()
          }
          .buttonStyle(.borderless)
          .disabled(action.disabled)
        }
      }
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: appearance.cornerRadius)
        .fill(appearance.background ?? AnyShapeStyle(.quaternary))
    }
  }

  @ViewBuilder private func picture(_ image: Image) -> some View {
    if let size = appearance.imageSize {
      image.resizable().frame(width: size.width, height: size.height).accessibilityHidden(true)
    } else {
      image.font(.title).foregroundStyle(.tint).accessibilityHidden(true)
    }
  }
}

/// The settings of the usual appearance.
struct TipAppearance: Sendable {
  var cornerRadius: Double = 13
  var imageSize: CGSize?
  var background: AnyShapeStyle?
}

private struct TipStyleKey: EnvironmentKey {
  static let defaultValue: any TipViewStyle = MiniTipViewStyle()
}

private struct TipAppearanceKey: EnvironmentKey {
  static let defaultValue = TipAppearance()
}

extension EnvironmentValues {
  var tipStyle: any TipViewStyle {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }

  var tipAppearance: TipAppearance {
    get { self[TipAppearanceKey.self] }
    set { self[TipAppearanceKey.self] = newValue }
  }
}
