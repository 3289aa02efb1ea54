/// A frame of reference for points (`SwiftUI.CoordinateSpace`).
public enum CoordinateSpace: Hashable, @unchecked Sendable {  // names are only compared
  // Names are values the app chose; they are only compared.
  /// The window: the top left corner of its content is zero.
  case global
  /// The view itself: its top leading corner is zero.
  case local
  /// A view around that `coordinateSpace(_:)` has given a name; the window where none has it.
  case named(AnyHashable)
}

/// A frame of reference for points (`SwiftUI.CoordinateSpaceProtocol`).
public protocol CoordinateSpaceProtocol {
  /// The frame of reference as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A view with a name (`SwiftUI.NamedCoordinateSpace`).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The frame of reference of the view with the name; the window's where no view around has it.
  public let coordinateSpace: CoordinateSpace
}

/// The view itself (`SwiftUI.LocalCoordinateSpace`).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The frame of reference of the view that asks.
  public init() {}
  /// The coordinate space of the view that asks.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window (`SwiftUI.GlobalCoordinateSpace`).
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The frame of reference of the window.
  public init() {}
  /// The coordinate space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself: its top leading corner is zero.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window: the top left corner of its content is zero.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view around that `coordinateSpace(_:)` has given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the innermost scroll view; the window where there is none.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollViewSpace())))
  }

  /// The viewport of the innermost scroll view; the window where there is none.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

extension View {
  /// Names the frame of reference of this view, for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Names the frame of reference of this view, for the views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}

private struct CoordinateSpaceModifier: ViewModifier {
  @State private var place = ViewPlace()
  @Environment(\.coordinateSpaces) private var outer
  let space: CoordinateSpace

  func body(content: Content) -> some View {
    content.environment(\.coordinateSpaces, spaces).modifier(PlaceModifier(place: place))
  }

  private var spaces: CoordinateSpaces {
    if case .named(let name) = space { outer.adding(name, place) } else { outer }
  }
}
