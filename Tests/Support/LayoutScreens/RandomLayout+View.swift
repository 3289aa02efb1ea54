import SwiftUI

extension RandomLayout {
  @MainActor var view: AnyView {
    switch self {
    case .flexible(let name): AnyView(LayoutScreens.flexible(name))
    case .fixed(let name, let width, let height): AnyView(LayoutScreens.fixed(name, width, height))
    case .spacer(let least): AnyView(Spacer(minLength: least))
    case .stack(.horizontal, let anchor, let spacing, let children):
      AnyView(HStack(alignment: Anchor(x: 0, y: anchor).alignment.vertical, spacing: spacing) { Children(children) })
    case .stack(.vertical, let anchor, let spacing, let children):
      AnyView(VStack(alignment: Anchor(x: anchor, y: 0).alignment.horizontal, spacing: spacing) { Children(children) })
    case .layers(let anchor, let children): AnyView(ZStack(alignment: anchor.alignment) { Children(children) })
    case .frame(let width, let height, let anchor, let child):
      AnyView(child.view.frame(width: length(width), height: length(height), alignment: anchor.alignment))
    case .flexibleFrame(let horizontal, let vertical, let anchor, let child):
      AnyView(
        child.view.frame(
          minWidth: length(horizontal.min), idealWidth: length(horizontal.ideal), maxWidth: length(horizontal.max),
          minHeight: length(vertical.min), idealHeight: length(vertical.ideal), maxHeight: length(vertical.max),
          alignment: anchor.alignment))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      AnyView(child.view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .priority(let priority, let child): AnyView(child.view.layoutPriority(priority))
    case .overlay(let anchor, let base, let top):
      AnyView(base.view.overlay(alignment: anchor.alignment) { top.view })
    case .background(let anchor, let base, let bottom):
      AnyView(base.view.background(alignment: anchor.alignment) { bottom.view })
    case .offset(let x, let y, let child): AnyView(child.view.offset(x: x, y: y))
    case .fixedSize(let horizontal, let vertical, let child):
      AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .ratio(let ratio, let fills, let child):
      AnyView(child.view.aspectRatio(ratio, contentMode: fills ? .fill : .fit))
    case .reader(let child): AnyView(GeometryReader { _ in child.view })
    case .firstThatFits(let children): AnyView(ViewThatFits { Children(children) })
    case .scroll(let child): AnyView(ScrollView(showsIndicators: false) { child.view })
    case .named(let name, let child): AnyView(child.view.box(name))
    }
  }

  private func length(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }

  private struct Children: View {
    let children: [RandomLayout]

    init(_ children: [RandomLayout]) { self.children = children }

    var body: some View { ForEach(children.indices, id: \.self) { children[$0].view } }
  }
}

extension RandomLayout.Anchor {
  var alignment: Alignment {
    Alignment(
      horizontal: x == 0 ? .leading : x == 1 ? .trailing : .center,
      vertical: y == 0 ? .top : y == 1 ? .bottom : .center)
  }
}
