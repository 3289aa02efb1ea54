public import Foundation
public import IppoCoreGraphics

/// A source of particles (`QuartzCore.CAEmitterLayer`). Its properties are kept; particles are not drawn.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// The kinds of particles. They are kept.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the source, in points of the layer. It is kept.
  open var emitterPosition = CGPoint.zero
  /// The distance of the source from the plane of the screen, in points. It is kept.
  open var emitterZPosition: CGFloat = 0
  /// The size of the source, in points. It is kept.
  open var emitterSize = CGSize.zero
  /// The depth of the source, in points. It is kept.
  open var emitterDepth: CGFloat = 0
  /// The shape of the source. It is kept.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles come. It is kept.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn. It is kept.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor of the cells' birth rates. It is kept.
  open var birthRate: Float = 1
  /// A factor of the cells' lifetimes. It is kept.
  open var lifetime: Float = 1
  /// A factor of the cells' velocities. It is kept.
  open var velocity: Float = 1
  /// A factor of the cells' sizes. It is kept.
  open var scale: Float = 1
  /// A factor of the cells' rotations. It is kept.
  open var spin: Float = 1
  /// The start of the sequence of random numbers. It is kept.
  open var seed: UInt32 = 0
  /// Whether particles overlap in the order of their depth. It is kept.
  open var preservesDepth = false
}

/// A kind of particles (`QuartzCore.CAEmitterCell`). Its properties are kept; particles are not drawn.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// The name of the kind. It is kept.
  open var name: String?
  /// Whether particles of the kind are made. It is kept.
  open var isEnabled = true
  /// The picture of a particle. It is kept.
  open var contents: Any?
  /// The part of the picture that is drawn, in units of its size. It is kept.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels in a point of the picture. It is kept.
  open var contentsScale: CGFloat = 1
  /// The colour of particles. It is kept.
  open var color: CGColor? = .white
  /// The range of the red component. It is kept.
  open var redRange: Float = 0
  /// The range of the green component. It is kept.
  open var greenRange: Float = 0
  /// The range of the blue component. It is kept.
  open var blueRange: Float = 0
  /// The range of the opacity. It is kept.
  open var alphaRange: Float = 0
  /// The change of the red component, in 1/s. It is kept.
  open var redSpeed: Float = 0
  /// The change of the green component, in 1/s. It is kept.
  open var greenSpeed: Float = 0
  /// The change of the blue component, in 1/s. It is kept.
  open var blueSpeed: Float = 0
  /// The change of the opacity, in 1/s. It is kept.
  open var alphaSpeed: Float = 0
  /// The number of new particles, in 1/s. It is kept.
  open var birthRate: Float = 0
  /// The lifetime of particles, in seconds. It is kept.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds. It is kept.
  open var lifetimeRange: Float = 0
  /// The velocity, in points/s. It is kept.
  open var velocity: CGFloat = 0
  /// The range of velocities, in points/s. It is kept.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x, in points/s². It is kept.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points/s². It is kept.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z, in points/s². It is kept.
  open var zAcceleration: CGFloat = 0
  /// The direction in the plane of the screen, in radians. It is kept.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane of the screen, in radians. It is kept.
  open var emissionLatitude: CGFloat = 0
  /// The range of directions, in radians. It is kept.
  open var emissionRange: CGFloat = 0
  /// The size, as a factor of the picture's. It is kept.
  open var scale: CGFloat = 1
  /// The range of sizes. It is kept.
  open var scaleRange: CGFloat = 0
  /// The change of the size, in 1/s. It is kept.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians/s. It is kept.
  open var spin: CGFloat = 0
  /// The range of rotations, in radians/s. It is kept.
  open var spinRange: CGFloat = 0
  /// The beginning of the emission, in seconds. It is kept.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission, in seconds. It is kept.
  open var duration: CFTimeInterval = .infinity
  /// Particles that come out of a particle. They are kept.
  open var emitterCells: [CAEmitterCell]?

  /// A kind without a picture.
  public override init() {}
}

/// The shape of a source of particles (`QuartzCore.CAEmitterLayerEmitterShape`).
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A sphere.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape from which particles come (`QuartzCore.CAEmitterLayerEmitterMode`).
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points of the shape.
  public static let points = Self(rawValue: "points")
  /// The outline of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn (`QuartzCore.CAEmitterLayerRenderMode`).
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the order.
  public let rawValue: String

  /// An order by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No particular order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The particles at the back first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Colours that are added up.
  public static let additive = Self(rawValue: "additive")
}
