import IppoRender

extension RenderElement {
  /// The element with colours between those of a former element of its kind and its own. A gradient has those between it
  /// and another one of its kind with as many colours. Materials and all other paints change at once.
  ///
  /// - Parameter share: 0 for the former colours, 1 for its own.
  /// - Returns: `nil` if no colour differs.
  func mixed(from former: RenderElement, share: Double) -> RenderElement? {
    let mix = ColorMix(share: share)
    let result: RenderElement
    switch self {
    case .text(let text):
      guard case .text(let former) = former else { return nil }
      result = .text(mix.text(former, text))
    case .image(var image):
      guard case .image(let former) = former else { return nil }
      image.color = mix.ink(former.color, image.color)
      if case .paint(let old) = former.back, case .paint(let new) = image.back {
        image.back = .paint(mix.paint(old, new))
      }
      result = .image(image)
    case .shape(var shape):
      guard case .shape(let former) = former else { return nil }
      if let old = former.fill, let new = shape.fill { shape.fill = mix.paint(old, new) }
      if let old = former.stroke?.paint, let new = shape.stroke?.paint { shape.stroke?.paint = mix.paint(old, new) }
      result = .shape(shape)
    case .row(var row):
      guard case .row(let former) = former, let old = former.background, let new = row.background else { return nil }
      row.background = mix.paint(old, new)
      result = .row(row)
    case .page(var page):
      guard case .page(let former) = former, let old = former.background, let new = page.background else { return nil }
      page.background = mix.paint(old, new)
      result = .page(page)
    case .progress(var progress):
      guard case .progress(let former) = former, let old = former.paint, let new = progress.paint else { return nil }
      progress.paint = mix.paint(old, new)
      result = .progress(progress)
    case .spacer, .divider, .stack, .layers, .decoration, .box, .effect, .grid, .gridRow, .arrangement, .fitting,
      .geometry,
      .scroll, .list, .section, .gap, .button, .toggle, .field, .picker, .slider, .stepper, .menu, .files, .disclosure,
      .navigation, .toolbarItem, .tabs, .presentation, .stage, .window, .custom:
      return nil
    }
    return result == self ? nil : result
  }
}

/// Colours between two others.
private struct ColorMix {
  let share: Double

  func text(_ former: RenderText, _ text: RenderText) -> RenderText {
    var text = text
    text.color = ink(former.color, text.color)
    guard former.runs.count == text.runs.count else { return text }
    for (index, old) in former.runs.enumerated() {
      let new = text.runs[index]
      if let old = old.color, let color = new.color { text.runs[index].color = paint(old, color) }
      if let old = old.background, let color = new.background { text.runs[index].background = self.color(old, color) }
    }
    return text
  }

  /// The paint of text and symbols. Without one of their own, they have the primary colour in most surroundings.
  func ink(_ former: RenderPaint?, _ paint: RenderPaint?) -> RenderPaint? {
    guard former != paint else { return paint }
    let usual = RenderPaint.color(.named(.primary))
    let mixed = self.paint(former ?? usual, paint ?? usual)
    return mixed == paint ?? usual ? paint : mixed
  }

  func paint(_ former: RenderPaint, _ paint: RenderPaint) -> RenderPaint {
    switch (former, paint) {
    case (.color(let old), .color(let new)):
      return .color(color(old, new))
    case (.linearGradient(let old, let start, let end), .linearGradient(let new, let newStart, let newEnd)):
      guard let stops = stops(old, new) else { return paint }
      return .linearGradient(stops, start: point(start, newStart), end: point(end, newEnd))
    case (
      .radialGradient(let old, let center, let start, let end),
      .radialGradient(let new, let newCenter, let newStart, let newEnd)
    ):
      guard let stops = stops(old, new) else { return paint }
      return .radialGradient(
        stops, center: point(center, newCenter), startRadius: number(start, newStart), endRadius: number(end, newEnd))
    case (
      .angularGradient(let old, let center, let start, let end),
      .angularGradient(let new, let newCenter, let newStart, let newEnd)
    ):
      guard let stops = stops(old, new) else { return paint }
      return .angularGradient(
        stops, center: point(center, newCenter), startAngle: number(start, newStart), endAngle: number(end, newEnd))
    case (
      .ellipticalGradient(let old, let center, let start, let end),
      .ellipticalGradient(let new, let newCenter, let newStart, let newEnd)
    ):
      guard let stops = stops(old, new) else { return paint }
      return .ellipticalGradient(
        stops, center: point(center, newCenter), startRadius: number(start, newStart), endRadius: number(end, newEnd))
    case (.meshGradient(let old, let background), .meshGradient(let new, let newBackground)):
      guard old.count == new.count else { return paint }
      let points = zip(old, new).map {
        RenderPaint.MeshPoint(point: point($0.point, $1.point), color: color($0.color, $1.color))
      }
      return .meshGradient(points, background: color(background, newBackground))
    case (.color, _), (.linearGradient, _), (.radialGradient, _), (.angularGradient, _), (.ellipticalGradient, _),
      (.meshGradient, _), (.material, _):
      return paint
    }
  }

  private func stops(_ former: [RenderPaint.Stop], _ stops: [RenderPaint.Stop]) -> [RenderPaint.Stop]? {
    guard former.count == stops.count else { return nil }
    return zip(former, stops).map {
      RenderPaint.Stop(color: color($0.color, $1.color), location: number($0.location, $1.location))
    }
  }

  private func point(_ former: RenderPaint.UnitPoint, _ point: RenderPaint.UnitPoint) -> RenderPaint.UnitPoint {
    RenderPaint.UnitPoint(x: number(former.x, point.x), y: number(former.y, point.y))
  }

  private func number(_ former: Double, _ number: Double) -> Double {
    former == number ? number : former + (number - former) * share
  }

  func color(_ former: RenderColor, _ color: RenderColor) -> RenderColor { color.mixed(from: former, share: share) }
}

extension RenderColor {
  /// A colour between a former one and this one.
  ///
  /// - Parameter share: 0 for the former colour, 1 for this one.
  func mixed(from former: RenderColor, share: Double) -> RenderColor {
    guard former != self else { return self }
    let former = former.blends < Self.mostBlends ? former : former.blended
    return RenderColor(.mixed(former, self, share: share, isPerceptual: false))
  }

  /// The blends in one another from which a motion begins. A colour that is sent elsewhere again and again on its way would
  /// become a longer and longer chain.
  static let mostBlends = 4

  /// The number of blends in one another.
  var blends: Int {
    switch base {
    case .named, .rgb: 0
    case .adaptive(let light, let dark): max(light.blends, dark.blends)
    case .mixed(let first, let second, share: _, isPerceptual: _): 1 + max(first.blends, second.blends)
    }
  }

  /// The same colour by its components.
  fileprivate var blended: RenderColor {
    func plain(_ scheme: RenderColorScheme) -> RenderColor {
      let own = components(scheme)
      return RenderColor(.rgb(red: own.red, green: own.green, blue: own.blue), opacity: own.opacity)
    }
    return RenderColor(.adaptive(light: plain(.light), dark: plain(.dark)))
  }
}
