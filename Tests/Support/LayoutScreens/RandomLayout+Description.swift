extension RandomLayout: CustomStringConvertible {
  /// The views as they would be written.
  var description: String {
    func list(_ children: [RandomLayout]) -> String { "{ \(children.map(\.description).joined(separator: "; ")) }" }
    switch self {
    case .flexible(let name): return "\(name)"
    case .fixed(let name, let width, let height): return "\(name)(\(Int(width))×\(Int(height)))"
    case .spacer(let least): return "Spacer(\(Int(least)))"
    case .stack(let axis, let anchor, let spacing, let children):
      return "\(axis == .horizontal ? "HStack" : "VStack")(\(anchor), \(Int(spacing))) \(list(children))"
    case .layers(let anchor, let children): return "ZStack(\(anchor)) \(list(children))"
    case .frame(let width, let height, let anchor, let child):
      return "\(child).frame(\(Self.text(width)), \(Self.text(height)), \(anchor))"
    case .flexibleFrame(let horizontal, let vertical, let anchor, let child):
      return "\(child).frame(width: \(horizontal), height: \(vertical), \(anchor))"
    case .padding(let top, let leading, let bottom, let trailing, let child):
      return "\(child).padding(\([top, leading, bottom, trailing].map { "\(Int($0))" }.joined(separator: ", ")))"
    case .priority(let priority, let child): return "\(child).layoutPriority(\(Int(priority)))"
    case .overlay(let anchor, let base, let top): return "\(base).overlay(\(anchor)) { \(top) }"
    case .background(let anchor, let base, let bottom): return "\(base).background(\(anchor)) { \(bottom) }"
    case .offset(let x, let y, let child): return "\(child).offset(\(Int(x)), \(Int(y)))"
    case .fixedSize(let horizontal, let vertical, let child):
      return "\(child).fixedSize(\(horizontal ? "h" : "")\(vertical ? "v" : ""))"
    case .ratio(let ratio, let fills, let child): return "\(child).aspectRatio(\(ratio), .\(fills ? "fill" : "fit"))"
    case .reader(let child): return "GeometryReader { \(child) }"
    case .scroll(let child): return "ScrollView { \(child) }"
    case .firstThatFits(let children): return "ViewThatFits \(list(children))"
    case .named(let name, let child): return "\(child).box(\(name))"
    }
  }

  fileprivate static func text(_ length: Double?) -> String {
    length.map { $0 == .infinity ? "∞" : "\(Int($0))" } ?? "nil"
  }
}

extension RandomLayout.Bounds: CustomStringConvertible {
  var description: String { "[\([min, ideal, max].map(RandomLayout.text).joined(separator: ", "))]" }
}

extension RandomLayout.Anchor: CustomStringConvertible {
  var description: String { "\(x), \(y)" }
}
