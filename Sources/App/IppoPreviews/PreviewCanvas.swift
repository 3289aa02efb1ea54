internal import Foundation
internal import IppoUI

/// A preview in the size, with the modifiers and in the surroundings that its traits and a variant ask for.
struct PreviewCanvas: View {
  let entry: PreviewEntry
  let variant: PreviewVariant
  /// The contexts of the modifiers, in their order.
  let contexts: [PreviewModification.Context]
  let made: MadePreview
  let isSteady: Bool

  var body: some View {
    let content = modified(AnyView(MadeContent(entry: entry, made: made, isSteady: isSteady)))
    let varied = content.modifier(VariantModifier(variant: variant))
    if let size {
      ScrollView([.horizontal, .vertical]) {
        varied.frame(width: size.width, height: size.height)
          .border(.separator)
          .padding()
      }
    } else if isSizedToFit {
      varied.fixedSize().padding().frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      varied.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func modified(_ content: AnyView) -> AnyView {
    zip(entry.modifications, contexts).reduce(content) { content, pair in pair.0.apply(content, pair.1) }
  }

  /// The size by the variant, or else by the traits; `nil`: that of the window.
  private var size: CGSize? {
    var fixed: CGSize?
    var isTurned = false
    for trait in entry.traits {
      switch trait.layout {
      case .fixed(let width, let height): fixed = CGSize(width: width, height: height)
      case .orientation(let name): isTurned = name.hasPrefix("landscape")
      case .device, .modifier, .sizeThatFits: break
      }
    }
    if variant.device == nil, let fixed { return fixed }
    guard let size = (variant.device ?? (isTurned ? .phone : nil))?.size else { return nil }
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  private var isSizedToFit: Bool {
    entry.traits.contains { if case .sizeThatFits = $0.layout { true } else { false } }
  }
}

/// Applies a variant to a preview.
struct VariantModifier: ViewModifier {
  let variant: PreviewVariant
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content
      .environment(\.locale, variant.language.map { Locale(identifier: $0) } ?? locale)
      .environment(\.layoutDirection, variant.layoutDirection ?? layoutDirection)
      .environment(\.dynamicTypeSize, variant.textSize ?? textSize)
      .environment(\.horizontalSizeClass, variant.device.map { $0 == .phone ? .compact : .regular } ?? width)
      .transformEnvironment(\.accessibilityReduceMotion) { if variant.reducesMotion { $0 = true } }
      .preferredColorScheme(variant.scheme.map { $0 == .dark ? .dark : .light })
  }
}
