import Foundation

extension CALayer {
  /// Whether the layer draws more than a colour.
  var isDrawn: Bool {
    if let gradient = self as? CAGradientLayer, !gradient.stops.isEmpty { return true }
    if let shape = self as? CAShapeLayer, shape.path != nil { return true }
    if let text = self as? CATextLayer, text.text != nil { return true }
    return sublayers?.isEmpty == false
  }

  /// The outline of the ground.
  var shape: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner))
  }

  /// The colour of the shadow, as strong as it is.
  var shade: Color {
    guard shadowOpacity > 0, let color = shadowColor else { return .clear }
    return Color(color).opacity(Double(shadowOpacity))
  }
}

/// A layer with its sublayers, over the offered space.
struct LayerContent: View {
  let layer: CALayer

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let color = layer.ownBackgroundColor { Color(color) } else { Color.clear }
      switch layer {
      case let gradient as CAGradientLayer: GradientContent(layer: gradient)
      case let shape as CAShapeLayer: ShapeContent(layer: shape)
      case let text as CATextLayer: TextLayerContent(layer: text)
      default: EmptyView()
      }
      ForEach((layer.sublayers ?? []).map(Sublayer.init)) { SublayerContent(layer: $0.layer) }
    }
  }

  private struct Sublayer: Identifiable {
    let layer: CALayer
    var id: ObjectIdentifier { ObjectIdentifier(layer) }
  }
}

/// A layer on another: in its frame, or all over the other where that has no size.
private struct SublayerContent: View {
  let layer: CALayer

  var body: some View {
    if !layer.isHidden {
      let drawn =
        LayerContent(layer: layer)
        .clipShape(layer.shape)
        .overlay {
          if let color = layer.borderColor, layer.borderWidth > 0 {
            layer.shape.strokeBorder(Color(color), lineWidth: layer.borderWidth)
          }
        }
        .opacity(Double(layer.opacity))
      if layer.frame.size == .zero {
        drawn
      } else {
        drawn.frame(width: layer.frame.width, height: layer.frame.height)
          .offset(x: layer.frame.minX, y: layer.frame.minY)
      }
    }
  }
}

private struct GradientContent: View {
  let layer: CAGradientLayer

  var body: some View {
    let gradient = Gradient(stops: layer.stops.map { Gradient.Stop(color: Color($0.color), location: $0.location) })
    let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
    let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
    switch layer.type {
    case .radial: Rectangle().fill(EllipticalGradient(gradient: gradient, center: start))
    case .conic: Rectangle().fill(AngularGradient(gradient: gradient, center: start))
    default: Rectangle().fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

private struct ShapeContent: View {
  let layer: CAShapeLayer

  var body: some View {
    if let path = layer.path {
      let outline = Path(path)
      ZStack(alignment: .topLeading) {
        if let color = layer.fillColor {
          outline.fill(Color(color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
        }
        if let color = layer.strokeColor, layer.lineWidth > 0 {
          outline.trim(from: layer.strokeStart, to: layer.strokeEnd).stroke(Color(color), style: stroke)
        }
      }
    }
  }

  private var stroke: StrokeStyle {
    let cap: CGLineCap =
      switch layer.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch layer.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      lineWidth: layer.lineWidth, lineCap: cap, lineJoin: join, miterLimit: layer.miterLimit,
      dash: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: layer.lineDashPhase)
  }
}

private struct TextLayerContent: View {
  let layer: CATextLayer

  var body: some View {
    Text(styled: layer.text)
      .multilineTextAlignment(alignment.text)
      .lineLimit(layer.isWrapped ? nil : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.frame)
  }

  private var alignment: (text: TextAlignment, frame: Alignment) {
    switch layer.alignmentMode {
    case .center: (.center, .top)
    case .right: (.trailing, .topTrailing)
    default: (.leading, .topLeading)
    }
  }
}
