import Foundation
import IppoUI

/// The attributes of a chart for its script: the axes of the selection, in points of the plot.
struct SelectionAttributes: Encodable {
  /// An axis: where it begins and ends, and the steps of its values.
  struct AxisPlaces: Encodable {
    /// Places at equal distances: the start of the first one, the length of each, and how many there are.
    struct Steps: Encodable {
      let first: Double
      let length: Double
      let count: Int
    }

    let start: Double
    let end: Double
    var steps: Steps?
    /// Whether a value has the whole step, as categories have.
    var bands: Bool?
  }

  struct Now: Encodable {
    var x: Double?
    var y: Double?
    var angle: Double?
  }

  var axes: String
  var ranges: Bool
  var x: AxisPlaces?
  var y: AxisPlaces?
  var sectors: [Double]?
  var radii: [Double]?
  var places: [Double]?
  var now: Now?
  var label: String
  var words: String?
  var seen: Int?
  var touch: String?

  /// The longest list of places that browsers are told. In charts with more marks the app looks for the next one.
  private static let mostPlaces = 2000

  @MainActor
  init(
    _ selecting: ChartSelecting, following: [Int: Following], isFocused: Bool, seen: Int, environment: EnvironmentValues
  ) {
    let (layout, settings) = (selecting.proxy.layout, selecting.proxy.settings)
    ranges = selecting.selectsRange
    axes =
      selecting.selectsAngle
      ? "angle" : (selecting.selects(.horizontal) ? "x" : "") + (selecting.selects(.vertical) ? "y" : "")
    if selecting.selects(.horizontal) { x = Self.places(of: layout.x.scale, isWhole: settings.x.selection?.isWhole) }
    if selecting.selects(.vertical) { y = Self.places(of: layout.y.scale, isWhole: settings.y.selection?.isWhole) }
    let speech = ChartSpeech(layout, environment)
    var now = Now()
    if selecting.selectsAngle {
      sectors = selecting.sectors.map { (Double($0.upperBound) * 1e5).rounded() / 1e5 }
      if let mark = layout.data.marks.first(where: { $0.mark.kind == .sector })?.mark {
        let largest = min(layout.contentWidth, layout.plot.height) / 2
        radii = [
          Self.rounded(max(mark.innerRadius.length(in: largest, automatic: 0), 0)),
          Self.rounded(max(mark.outerRadius.radius(of: largest), 0)),
        ]
      }
      now.angle = selecting.selectedPlace.map { Double($0) }
      label = speech.angleLabel
      words = now.angle.map { speech.words(atAngle: CGFloat($0), of: selecting.sectors) }
    } else {
      if selecting.selects(.horizontal) { now.x = selecting.selectedPlace(along: .horizontal).map(Self.rounded) }
      if selecting.selects(.vertical) { now.y = selecting.selectedPlace(along: .vertical).map(Self.rounded) }
      let axis = selecting.keyAxis
      let setting = axis == .horizontal ? settings.x : settings.y
      label = layout.data.label(along: axis)?.characters(in: environment) ?? ""
      if ranges, let (start, end) = setting.rangeSelection?.get() {
        words = speech.words(from: start, to: end)
      } else if let selected = setting.selection?.get() {
        words = speech.words(at: selected, along: axis, without: following)
      }
    }
    if now.x != nil || now.y != nil || now.angle != nil { self.now = now }
    if isFocused, !selecting.selectsAngle {
      let places = selecting.places(without: following)
      self.places = places.count <= Self.mostPlaces ? places.map(Self.rounded) : nil
    }
    self.seen = seen > 0 ? seen : nil
    // Fingers scroll a chart that is wider than its plot.
    touch = layout.contentWidth > layout.plot.width ? "pan-x pan-y" : nil
  }

  static func rounded(_ length: CGFloat) -> Double { (Double(length) * 100).rounded() / 100 }

  private static func places(of scale: AxisScale, isWhole: Bool?) -> AxisPlaces {
    var places = AxisPlaces(start: rounded(scale.start), end: rounded(scale.end))
    let low = min(scale.start, scale.end)
    if scale.kind == .category {
      places.bands = true
      places.steps = AxisPlaces.Steps(
        first: Double(low), length: Double(scale.bandLength), count: max(scale.categories.count, 1))
    } else if isWhole == true, scale.type == .linear {
      let (first, last) = (scale.domain.lowerBound.rounded(.up), scale.domain.upperBound.rounded(.down))
      let ends = [scale.position(first), scale.position(last)]
      let length = last > first ? abs(ends[1] - ends[0]) / CGFloat(last - first) : 0
      // Steps that cannot be seen are none.
      if length >= 2 {
        places.steps = AxisPlaces.Steps(
          first: Double(min(ends[0], ends[1]) - length / 2), length: Double(length), count: Int(last - first) + 1)
      }
    }
    return places
  }
}

/// Wraps a mark of the app that stays with a selection.
struct FollowingView<Content: View>: View {
  let following: Following?
  let content: Content

  private struct Attributes: Encodable {
    let follows: String
    let at: Double
    let steps: [Double]?
  }

  init(_ following: Following?, @ViewBuilder content: () -> Content) {
    self.following = following
    self.content = content()
  }

  var body: some View {
    if let following {
      CustomElement(
        "ippo-chart", embedded: ChartScript.text,
        attributes: Attributes(
          follows: following.axis == .horizontal ? "x" : "y", at: SelectionAttributes.rounded(following.place),
          steps: following.places?.map(SelectionAttributes.rounded))
      ) { content }
    } else {
      content
    }
  }
}
