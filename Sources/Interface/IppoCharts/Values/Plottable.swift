public import Foundation

/// A type whose values charts can plot (`Charts.Plottable`).
///
/// An enumeration with a raw value of a plottable type conforms by declaration alone.
public protocol Plottable {
  /// The number, date or string that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that a number, date or string stands for; `nil` where none does.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string (`Charts.PrimitivePlottableProtocol`).
public protocol PrimitivePlottableProtocol {
  /// The value as axes know it.
  var _plotScalar: _PlotScalar { get }

  /// The value of the type that is nearest to a value of an axis; `nil` for one of another kind.
  init?(_plotScalar: _PlotScalar)
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// The value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as axes know it.
  var scalar: _PlotScalar { primitivePlottable._plotScalar }

  /// The value that a place of an axis stands for.
  init?(scalar: _PlotScalar) {
    guard let primitive = PrimitivePlottable(_plotScalar: scalar) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

// MARK: Strings and dates

extension String: Plottable, PrimitivePlottableProtocol {
  /// A category.
  public var _plotScalar: _PlotScalar { .category(self) }

  /// The name of a category.
  public init?(_plotScalar: _PlotScalar) {
    guard case .category(let name) = _plotScalar else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  /// A moment.
  public var _plotScalar: _PlotScalar { .date(self) }

  /// The moment of an axis of dates.
  public init?(_plotScalar: _PlotScalar) {
    guard case .date(let date) = _plotScalar else { return nil }
    self = date
  }
}

// MARK: Numbers

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// A number.
  public var _plotScalar: _PlotScalar { .number(Double(self)) }

  /// The number of an axis.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(number)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// A number.
  public var _plotScalar: _PlotScalar { .number(Double(self)) }

  /// The whole number nearest to one of an axis; `nil` for one that the type cannot hold.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}
extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// A number.
  public var _plotScalar: _PlotScalar { .number((self as NSDecimalNumber).doubleValue) }

  /// The number of an axis.
  public init?(_plotScalar: _PlotScalar) {
    guard case .number(let number) = _plotScalar else { return nil }
    self.init(number)
  }
}
