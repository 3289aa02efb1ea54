internal import Foundation
internal import IppoArchive

/// The place of a view in the window, as far as its renderer has reported it. Reading it is tracked.
///
/// Renderers report only the places that are asked for.
///
/// Values without isolation lead to it (``GeometryProxy``, ``Anchor``), and only the main actor uses it.
final class ViewPlace: @unchecked Sendable {  // used on the main actor alone
  private let frameDependency = Dependency()
  private let requestDependency = Dependency()
  private var storedFrame: CGRect?
  private var storedIsRequested: Bool

  /// - Parameter isRequested: Whether the renderer should report the place from the beginning.
  init(isRequested: Bool = false) { storedIsRequested = isRequested }

  /// The distance from the top left corner of the window in points; `nil` until the renderer has reported it.
  var frame: CGRect? {
    frameDependency.read()
    return storedFrame
  }

  var isRequested: Bool {
    requestDependency.read()
    return storedIsRequested
  }

  /// Asks the renderer to report the place from now on.
  func request() {
    guard !storedIsRequested else { return }
    storedIsRequested = true
    requestDependency.changedFromAnywhere(in: Transaction())
  }

  /// ``frame``, which the renderer should report from now on.
  var requestedFrame: CGRect? {
    request()
    return frame
  }

  /// Takes over a report of the renderer.
  ///
  /// - Returns: Whether the report can be a place.
  @MainActor func update(_ place: RenderPlace) -> Bool {
    guard [place.x, place.y, place.width, place.height].allSatisfy(\.isFinite) else { return false }
    guard place.width >= 0, place.height >= 0 else { return false }
    let new = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
    guard storedFrame != new else { return true }
    storedFrame = new
    frameDependency.changed()
    return true
  }
}

/// The place is archived, because a renderer that continues with another process does not report it again.
extension ViewPlace: Archivable {
  func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
    writer.nest { writer.write(storedFrame).map { .list([.bool(storedIsRequested), $0]) } }
  }

  static func _restored(from archived: ArchivedValue, initial: ViewPlace?, by reader: ArchiveReader) -> ViewPlace? {
    guard let initial, case .list(let parts) = archived, parts.count == 2, case .bool(let isRequested) = parts[0] else {
      return initial
    }
    initial.storedIsRequested = initial.storedIsRequested || isRequested
    initial.storedFrame = reader.read(parts[1], as: CGRect?.self) ?? nil
    return initial
  }
}

/// Keeps the place of the outermost element of a view.
struct PlaceModifier: AttributeModifier, Equatable {
  typealias Body = Never

  let place: ViewPlace

  static var isSemantic: Bool { false }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.place === rhs.place }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if place.isRequested { attributes.reportsPlace = true }
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .place(let new) = event else { return false }
    return place.update(new)
  }
}

/// The frames of reference around a view.
struct CoordinateSpaces: Equatable {
  private var named: [AnyHashable: ViewPlace] = [:]
  /// The viewport of the innermost scroll view.
  private(set) var scrollView: ViewPlace?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.scrollView === rhs.scrollView && lhs.named.count == rhs.named.count
      && lhs.named.allSatisfy { rhs.named[$0.key] === $0.value }
  }

  subscript(name: AnyHashable) -> ViewPlace? { name == ScrollViewSpace() as AnyHashable ? scrollView : named[name] }

  func adding(_ name: AnyHashable, _ place: ViewPlace) -> Self {
    var copy = self
    copy.named[name] = place
    return copy
  }

  func adding(scrollView place: ViewPlace) -> Self {
    var copy = self
    copy.scrollView = place
    return copy
  }
}

/// The name of the viewport of the innermost scroll view.
struct ScrollViewSpace: Hashable {}

private struct CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
}

extension EnvironmentValues {
  var coordinateSpaces: CoordinateSpaces {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}
