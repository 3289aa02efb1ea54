import Foundation

/// Shows a view of UIKit by views of SwiftUI with the same meaning, and updates them when the view changes.
struct UIViewContent: View {
  let view: UIView
  /// The name of the type that asks for the view.
  let name: String

  var body: some View {
    let _ = view.willShow()
    let _ = view.changes.version
    if !view.isHidden { decorated }
  }

  @ViewBuilder private var decorated: some View {
    if view.hasLook {
      let shape = view.layer.shape
      let looked =
        content
        .background {
          ZStack {
            if let color = view.backgroundColor { Color(color) }
            if view.layer.isDrawn { LayerContent(layer: view.layer) }
          }
          .clipShape(shape)
        }
        .overlay {
          if let color = view.layer.borderColor, view.layer.borderWidth > 0 {
            shape.strokeBorder(Color(color), lineWidth: view.layer.borderWidth)
          }
        }
      Group {
        if view.clipsToBounds { looked.clipShape(shape) } else { looked }
      }
      .opacity(view.alpha)
      .shadow(
        color: view.layer.shade, radius: view.layer.shadowRadius, x: view.layer.shadowOffset.width,
        y: view.layer.shadowOffset.height)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if let tint = view.tintColor { kinds.tint(Color(tint)) } else { kinds }
  }

  @ViewBuilder private var kinds: some View {
    switch view {
    case let view as HostingView: view.content
    case let view as UIVisualEffectView: EffectContent(view: view, name: name)
    case let view as UILabel: LabelContent(view: view)
    case let view as UIImageView: ImageContent(view: view)
    case let view as UIActivityIndicatorView:
      if view.isAnimating || !view.hidesWhenStopped { ProgressView().tint(view.color.map { Color($0) }) }
    case let view as UIProgressView:
      ProgressView(value: Double(min(max(view.progress, 0), 1))).tint(view.progressTintColor.map { Color($0) })
    case let view as UITextField: FieldContent(view: view, name: name)
    case let view as UITextView: TextContent(view: view)
    case let view as UISearchBar: SearchBarContent(view: view)
    case let view as UIStackView: StackContent(view: view, name: name)
    case let view as UITableView: TableContent(view: view, name: name).refreshed(by: view.refreshControl)
    case let view as UICollectionView: CollectionContent(view: view, name: name).refreshed(by: view.refreshControl)
    case let view as UICollectionReusableView: SubviewsContent(view: view, name: name)
    case let view as UITableViewHeaderFooterView: HeaderFooterContent(view: view, name: name)
    case let view as UIScrollView where !view.subviews.isEmpty:
      ScrollView([.horizontal, .vertical]) { SubviewsContent(view: view, name: name) }
        .refreshed(by: view.refreshControl)
    case let view as UIControl: ControlContent(view: view, name: name)
    case let hosted as any HostedUIView: hosted.hosted
    default:
      if type(of: view) == UIView.self || !view.subviews.isEmpty || view.hasLook {
        SubviewsContent(view: view, name: name)
      } else {
        UnavailablePlatformView(name: name)
      }
    }
  }
}

extension View {
  /// Lets the control of a scroll view refresh the view.
  fileprivate func refreshed(by control: UIRefreshControl?) -> some View {
    transformEnvironment(\.refresh) { refresh in
      if let control { refresh = RefreshAction(action: { await control.refresh() }) }
    }
  }
}

extension UIView {
  /// Whether the view has a background, a border, a shadow, or transparency.
  var hasLook: Bool {
    backgroundColor != nil || alpha < 1 || layer.borderWidth > 0 || layer.shadowOpacity > 0 || layer.isDrawn
      || (clipsToBounds && layer.cornerRadius > 0)
  }
}

/// A view of UIKit whose content is a view of SwiftUI, in another module than this one.
@MainActor
package protocol HostedUIView: UIView {
  /// The content of the view.
  var hosted: AnyView { get }
}

/// The views on a view, each in its place.
struct SubviewsContent: View {
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

/// A view in its place on another: by its frame or its constraints, or else over the whole view.
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

/// A material, and the views on it.
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

  /// The fixed colour scheme of a material; `nil` for one that follows the surroundings.
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
    Text(styled: view.attributedText)
      .font(view.font.map { Font($0) })
      .foregroundStyle(view.textColor.map { Color($0) } ?? .primary)
      .multilineTextAlignment(view.attributedText?.alignment ?? view.textAlignment.swiftUI)
      .lineLimit(view.numberOfLines > 0 ? view.numberOfLines : nil)
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
