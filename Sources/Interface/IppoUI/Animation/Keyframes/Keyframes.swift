/// Tracks of keyframes for a value (`SwiftUI.Keyframes`).
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  /// The type of the value whose parts have tracks.
  associatedtype Value = Body.Value
  /// The type of the keyframes these are made of; `Never` for a track.
  associatedtype Body: Keyframes

  /// The tracks these keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, which all begin at the same time.
  var _tracks: [_AnyKeyframeTrack<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the body, of which the app's own keyframes are made.
  public var _tracks: [_AnyKeyframeTrack<Value>] { body._tracks }
}

extension Keyframes where Body == Never {
  /// A track has no body; evaluating it is a programming error, as in SwiftUI.
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive track.") }
}

extension Never: Keyframes {
  /// An empty list.
  public var _tracks: [_AnyKeyframeTrack<Never>] { [] }
}

/// Keyframes of one part of a value (`SwiftUI.KeyframeTrack`).
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  /// A track has no body.
  public typealias Body = Never
  /// The one track.
  public let _tracks: [_AnyKeyframeTrack<Root>]

  /// Keyframes of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let keyframes = content()._keyframes
    _tracks = [_AnyKeyframeTrack(keyPath, keyframes)]
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    let keyframes = content()._keyframes
    _tracks = [_AnyKeyframeTrack(\.self, keyframes)]
  }
}

/// Makes keyframes of the tracks of a closure (`SwiftUI.KeyframesBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum KeyframesBuilder<Value> {
  /// A track, or keyframes of the app's own.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// The tracks of keyframes without a track, which are for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeTracks<Value>
  where Value: Animatable, K.Value == Value {
    _KeyframeTracks(_tracks: [_AnyKeyframeTrack(\.self, expression._keyframes)])
  }

  /// The first statement.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// The tracks of a further statement; all of them begin at the same time.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
    _KeyframeTracks(_tracks: _AnyKeyframeTrack.joined(accumulated._tracks, next._tracks))
  }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  /// A list of tracks has no body.
  public typealias Body = Never
  /// The tracks, in order.
  public let _tracks: [_AnyKeyframeTrack<Value>]
}

/// A track of a value whose part is not known by its type.
public struct _AnyKeyframeTrack<Root> {
  /// Seconds from the beginning at which keyframes are reached, and how the last stretch is timed.
  let stops: [(time: Double, animation: Animation?)]
  /// Sets the part as it is at a time; the root as it was in the beginning is given.
  let apply: (inout Root, Double) -> Void
  private let isWhole: Bool
  private let append: ((_AnyKeyframeTrack<Root>) -> _AnyKeyframeTrack<Root>?)?
  private let keyframes: Any

  init<Value: Animatable>(_ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [_Keyframe<Value>]) {
    let curve = KeyframeCurve(keyframes)
    stops = curve.stops
    apply = { root, time in root[keyPath: keyPath] = curve.value(from: root[keyPath: keyPath], at: time) }
    isWhole = keyPath == \Root.self
    self.keyframes = keyframes
    append = { other in
      guard let more = other.keyframes as? [_Keyframe<Value>] else { return nil }
      return _AnyKeyframeTrack(keyPath, keyframes + more)
    }
  }

  /// Keyframes of the whole value that follow each other are one track.
  static func joined(_ first: [Self], _ second: [Self]) -> [Self] {
    guard let last = first.last, let next = second.first, last.isWhole, next.isWhole, let track = last.append?(next)
    else { return first + second }
    return first.dropLast() + [track] + second.dropFirst()
  }
}
