public import Foundation

/// Where scrolling comes to rest (`SwiftUI.ScrollTargetBehavior`).
///
/// Browsers know two of them, ``PagingScrollTargetBehavior`` and ``ViewAlignedScrollTargetBehavior``. A type of an app's
/// own compiles and is not asked: scrolling rests where it is left, as in terminals.
public protocol ScrollTargetBehavior {
  /// Where scrolling would come to rest, and where it is to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling would come to rest (`SwiftUI.ScrollTarget`).
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is seen, in points.
  public var rect: CGRect
  /// The point of it that is kept if sizes change.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// What is known of a scroll view that is about to come to rest (`SwiftUI.ScrollTargetBehaviorContext`).
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Behaviours that renderers know.
private protocol KnownScrollTargetBehavior: ScrollTargetBehavior {
  var rest: RenderScroll.Rest { get }
}

/// Scrolling that passes one view at a time, which is as large as the region (`SwiftUI.PagingScrollTargetBehavior`).
public struct PagingScrollTargetBehavior: KnownScrollTargetBehavior {
  public init() {}

  fileprivate var rest: RenderScroll.Rest { .pages }

  /// The renderer decides: the target stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that comes to rest at views (`SwiftUI.ViewAlignedScrollTargetBehavior`).
public struct ViewAlignedScrollTargetBehavior: KnownScrollTargetBehavior {
  /// How many views are passed at a time (`SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior`).
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isOne: Bool
    private let name: String

    private init(name: String, isOne: Bool) {
      self.name = name
      self.isOne = isOne
    }

    public static let automatic = LimitBehavior(name: "automatic", isOne: false)
    public static let always = LimitBehavior(name: "always", isOne: true)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew", isOne: true)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne", isOne: true)
    public static let never = LimitBehavior(name: "never", isOne: false)
  }

  fileprivate var rest: RenderScroll.Rest

  public init(limitBehavior: LimitBehavior = .automatic) { rest = limitBehavior.isOne ? .pages : .views }

  /// Views come to rest with their leading or top edge at that of the region, whatever the anchor.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.init(limitBehavior: limitBehavior)
  }

  /// The renderer decides: the target stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

private struct ScrollRestKey: EnvironmentKey {
  static var defaultValue: RenderScroll.Rest { .anywhere }
}

extension EnvironmentValues {
  /// Where scroll views come to rest.
  var scrollRest: RenderScroll.Rest {
    get { self[ScrollRestKey.self] }
    set { self[ScrollRestKey.self] = newValue }
  }
}

extension View {
  /// Where scroll views within this view come to rest, in browsers: at the children of the stack or grid in them.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollRest, (behavior as? any KnownScrollTargetBehavior)?.rest ?? .anywhere)
  }

  /// Says that the views of this layout are where scrolling comes to rest. They are, where it is the layout in the
  /// scroll view.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
