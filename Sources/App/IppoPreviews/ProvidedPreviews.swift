internal import IppoUI

/// The views of a `PreviewProvider`, each with its own name and size.
struct ProvidedPreviews: View {
  let previews: AnyView

  static func view<Provider: PreviewProvider>(of provider: Provider.Type) -> AnyView {
    AnyView(ProvidedPreviews(previews: AnyView(provider.previews)))
  }

  var body: some View {
    Group(subviews: previews) { subviews in
      if subviews.count == 1, let only = subviews.first {
        AppearingPreview(appearance: only.containerValues.preview, content: only)
      } else {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(subviews) { subview in
            AppearingPreview(appearance: subview.containerValues.preview, content: subview)
          }
        }
      }
    }
  }
}

/// A view with the name and the size that modifiers such as `previewLayout(_:)` have given to it.
private struct AppearingPreview<Content: View>: View {
  let appearance: PreviewAppearance
  let content: Content

  var body: some View {
    if let name = appearance.name {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        sized
      }
    } else {
      sized
    }
  }

  @ViewBuilder private var sized: some View {
    switch appearance.layout {
    case .fixed(let width, let height): content.frame(width: width, height: height)
    case .sizeThatFits: content.fixedSize()
    case .device, nil:
      if let device = appearance.device.map({ PreviewVariant.Device(named: $0.rawValue) }), let size = device.size {
        let isTurned = appearance.orientation.map { [.landscapeLeft, .landscapeRight].contains($0) } ?? false
        content.frame(width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
      } else {
        content
      }
    }
  }
}
