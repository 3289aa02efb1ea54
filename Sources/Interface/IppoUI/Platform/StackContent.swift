import Foundation

/// Views of UIKit beside or below each other.
struct StackContent: View {
  let view: UIStackView
  let name: String

  var body: some View {
    let _ = view.changes.version
    let margins = view.isLayoutMarginsRelativeArrangement ? view.layoutMargins : .zero
    Group {
      if view.axis == .vertical {
        VStack(alignment: horizontal, spacing: 0) { arranged }
      } else {
        HStack(alignment: vertical, spacing: 0) { arranged }
      }
    }
    .padding(EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right))
  }

  private struct Arranged: Identifiable {
    let view: UIView
    let spacing: CGFloat
    let isLast: Bool
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }

  private var shown: [Arranged] {
    let views = view.arrangedSubviews.filter { other in
      _ = other.changes.version
      return !other.isHidden
    }
    return views.enumerated().map { index, other in
      let custom = view.customSpacing(after: other)
      let spacing = custom == UIStackView.spacingUseDefault ? view.spacing : custom
      return Arranged(view: other, spacing: spacing, isLast: index == views.count - 1)
    }
  }

  @ViewBuilder private var arranged: some View {
    ForEach(shown) { item in
      sized(item.view)
      if !item.isLast {
        if view.distribution == .equalSpacing || view.distribution == .equalCentering {
          Spacer(minLength: item.spacing)
        } else {
          Color.clear.frame(
            width: view.axis == .horizontal ? item.spacing : 0, height: view.axis == .vertical ? item.spacing : 0)
        }
      }
    }
  }

  private func sized(_ other: UIView) -> some View {
    let constants = other.constants
    let isEqual = view.distribution == .fillEqually
    let fillsWidth = view.axis == .vertical ? view.alignment == .fill : isEqual
    let fillsHeight = view.axis == .horizontal ? view.alignment == .fill : isEqual
    return UIViewContent(view: other, name: name)
      .frame(width: constants.width, height: constants.height)
      .frame(
        maxWidth: fillsWidth && constants.width == nil ? .infinity : nil,
        maxHeight: fillsHeight && constants.height == nil && isEqual ? .infinity : nil)
  }

  private var horizontal: HorizontalAlignment {
    switch view.alignment {
    case .fill, .center: .center
    case .leading, .firstBaseline: .leading
    case .trailing, .lastBaseline: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch view.alignment {
    case .fill, .center: .center
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }
}
