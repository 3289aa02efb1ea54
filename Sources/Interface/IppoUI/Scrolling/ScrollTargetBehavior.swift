public import Foundation

/// The position where scrolling comes to rest (`SwiftUI.ScrollTargetBehavior`).
///
/// Browsers know two behaviors, ``PagingScrollTargetBehavior`` and ``ViewAlignedScrollTargetBehavior``. A type of an
/// app's own compiles and is never called. Scrolling then rests where the user leaves it, as in terminals.
public protocol ScrollTargetBehavior {
  /// Changes the target where scrolling would come to rest into the one where it is to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// The facts about a scroll view for a behavior.
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The position where scrolling would come to rest (`SwiftUI.ScrollTarget`).
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part of the content, in points.
  public var rect: CGRect
  /// The point of that part that stays in place if sizes change.
  public var anchor: UnitPoint?

  /// A target.
  ///
  /// - Parameters:
  ///   - rect: The visible part of the content, in points.
  ///   - anchor: The point of that part that stays in place if sizes change; `nil` for the region's own.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Hashes the rectangle and the anchor.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// The facts about a scroll view that is about to come to rest (`SwiftUI.ScrollTargetBehaviorContext`).
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The position where scrolling would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// The speed in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the region, in points.
  public let containerSize: CGSize
  /// The axes along which it can be scrolled.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Behaviours that renderers know.
private protocol KnownScrollTargetBehavior: ScrollTargetBehavior {
  var rest: RenderScroll.Rest { get }
}

/// Scrolling that passes one view at a time, which is as large as the region (`SwiftUI.PagingScrollTargetBehavior`).
public struct PagingScrollTargetBehavior: KnownScrollTargetBehavior {
  /// One view at a time.
  public init() {}

  fileprivate var rest: RenderScroll.Rest { .pages }

  /// The renderer decides: the target stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that comes to rest at views (`SwiftUI.ViewAlignedScrollTargetBehavior`).
public struct ViewAlignedScrollTargetBehavior: KnownScrollTargetBehavior {
  /// The number of views that one push may pass (`SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior`).
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isOne: Bool
    private let name: String

    private init(name: String, isOne: Bool) {
      self.name = name
      self.isOne = isOne
    }

    /// The default of the platform: as many views as a push takes.
    public static let automatic = LimitBehavior(name: "automatic", isOne: false)
    /// One view at a time.
    public static let always = LimitBehavior(name: "always", isOne: true)
    /// A few views at a time. Browsers pass one.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew", isOne: true)
    /// One view at a time.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne", isOne: true)
    /// The number of views that a push takes.
    public static let never = LimitBehavior(name: "never", isOne: false)
  }

  fileprivate var rest: RenderScroll.Rest

  /// Rest at views.
  public init(limitBehavior: LimitBehavior = .automatic) { rest = limitBehavior.isOne ? .pages : .views }

  /// Views come to rest with their leading or top edge at that of the region, regardless of the anchor.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.init(limitBehavior: limitBehavior)
  }

  /// The renderer decides: the target stays as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// One view at a time, which is as large as the region.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rest at views, as many as a push takes.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Rest at views, with a limit of the number of views that scrolling passes at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Rest at views, which come to rest with their leading or top edge, regardless of the anchor.
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
  /// The position where scroll views come to rest.
  var scrollRest: RenderScroll.Rest {
    get { self[ScrollRestKey.self] }
    set { self[ScrollRestKey.self] = newValue }
  }
}

extension View {
  /// Sets the positions where scroll views within this view come to rest, in browsers: at the children of the stack or
  /// grid in them.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollRest, (behavior as? any KnownScrollTargetBehavior)?.rest ?? .anywhere)
  }

  /// Makes the views of this layout the targets where scrolling comes to rest. Has no effect in browsers and terminals:
  /// the layout in the scroll view is it in any case.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
