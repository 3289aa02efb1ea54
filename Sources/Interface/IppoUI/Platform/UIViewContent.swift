import Foundation

/// Shows a view of UIKit by those of SwiftUI that mean the same, and again when something about it changes.
struct UIViewContent: View {
  let view: UIView
  /// Of whoever asks for the view.
  let name: String

  var body: some View {
    let _ = view.changes.version
    if !view.isHidden { decorated }
  }

  @ViewBuilder private var decorated: some View {
    let shape = RoundedRectangle(cornerRadius: view.layer.cornerRadius)
    if view.hasLook {
      content
        .background(view.backgroundColor.map { Color($0) } ?? .clear, in: shape)
        .overlay {
          if let color = view.layer.borderColor, view.layer.borderWidth > 0 {
            shape.strokeBorder(Color(color), lineWidth: view.layer.borderWidth)
          }
        }
        .opacity(view.alpha)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch view {
    case let view as HostingView: view.content
    case let view as UIVisualEffectView: EffectContent(view: view, name: name)
    case let view as UILabel: LabelContent(view: view)
    case let view as UIImageView: ImageContent(view: view)
    case let view as UIActivityIndicatorView:
      if view.isAnimating || !view.hidesWhenStopped { ProgressView().tint(view.color.map { Color($0) }) }
    case let view as UIProgressView:
      ProgressView(value: Double(min(max(view.progress, 0), 1))).tint(view.progressTintColor.map { Color($0) })
    case let view as UITextField: FieldContent(view: view)
    case let view as UITextView: TextContent(view: view)
    default:
      if type(of: view) == UIView.self || !view.subviews.isEmpty || view.hasLook {
        SubviewsContent(view: view, name: name)
      } else {
        UnavailablePlatformView(name: name)
      }
    }
  }
}

extension UIView {
  /// Whether there is a ground, a border, or less than all of it.
  fileprivate var hasLook: Bool { backgroundColor != nil || layer.borderWidth > 0 || alpha < 1 }
}

/// The views on a view, each in its place.
private struct SubviewsContent: View {
  let view: UIView
  let name: String

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(view.subviews.map(Subview.init)) { PlacedContent(view: $0.view, name: name) }
    }
  }

  struct Subview: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// A view in its place on another: where its frame or its constraints say, or else all over it.
private struct PlacedContent: View {
  let view: UIView
  let name: String

  var body: some View {
    let _ = view.changes.version
    let content = UIViewContent(view: view, name: name)
    let layout = view.constants
    if view.translatesAutoresizingMaskIntoConstraints, view.autoresizingMask.isEmpty, view.frame.size != .zero {
      content.frame(width: view.frame.width, height: view.frame.height).offset(x: view.frame.minX, y: view.frame.minY)
    } else {
      content
        .frame(width: layout.width, height: layout.height)
        .padding(EdgeInsets(layout.insets))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layout.alignment)
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension LayoutConstants {
  fileprivate var alignment: Alignment {
    Alignment(
      horizontal: isCenteredHorizontally || width == nil ? .center : .leading,
      vertical: isCenteredVertically || height == nil ? .center : .top)
  }
}

/// A material, and what lies on it.
private struct EffectContent: View {
  let view: UIVisualEffectView
  let name: String

  var body: some View {
    let _ = view.changes.version
    ZStack {
      if let style = (view.effect as? UIBlurEffect)?.style {
        if let scheme = style.scheme {
          Rectangle().fill(style.material).colorScheme(scheme)
        } else {
          Rectangle().fill(style.material)
        }
      } else {
        Color.clear
      }
      SubviewsContent(view: view, name: name)
    }
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .extraLight, .light, .dark, .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      .regular
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// Light or dark whatever surrounds it; `nil` for what follows the surroundings.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

private struct LabelContent: View {
  let view: UILabel

  var body: some View {
    let _ = view.changes.version
    Text(verbatim: view.text ?? "")
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .multilineTextAlignment(view.textAlignment.swiftUI)
      .lineLimit(view.numberOfLines > 0 ? view.numberOfLines : nil)
  }
}

extension NSTextAlignment {
  fileprivate var swiftUI: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

private struct ImageContent: View {
  let view: UIImageView

  var body: some View {
    let _ = view.changes.version
    if let image = view.image {
      let picture = Image(uiImage: image).resizable()
      switch view.contentMode {
      case .scaleAspectFit: picture.aspectRatio(contentMode: .fit)
      case .scaleAspectFill: picture.aspectRatio(contentMode: .fill)
      default: picture
      }
    }
  }
}

/// A field whose text is that of a field of UIKit; its delegate is told what a person does.
private struct FieldContent: View {
  let view: UITextField

  var body: some View {
    let _ = view.changes.version
    let text = Binding<String>(get: { view.text ?? "" }, set: { view.type($0) })
    if view.isSecureTextEntry {
      SecureField(text: text) { Text(verbatim: view.placeholder ?? "") }.onSubmit { view.submit() }
    } else {
      TextField(
        FieldDescription(.text(text), onEditingChanged: { view.editing($0) }),
        label: Text(verbatim: view.placeholder ?? "")
      )
      .keyboardType(view.keyboardType)
      .textContentType(view.textContentType)
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .onSubmit { view.submit() }
    }
  }
}

/// An editor whose text is that of a text view of UIKit, or a text that is only read.
private struct TextContent: View {
  let view: UITextView

  var body: some View {
    let _ = view.changes.version
    if view.isEditable {
      FieldView(
        field: FieldDescription(
          .text(Binding(get: { view.text }, set: { view.type($0) })), isMultiline: true, isEditor: true,
          onEditingChanged: { view.editing($0) }), label: EmptyView()
      )
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
    } else {
      ScrollView {
        Text(verbatim: view.text)
          .font(view.font.map { Font($0) })
          .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
          .multilineTextAlignment(view.textAlignment.swiftUI)
      }
    }
  }
}
