/// The values that a scale shows (`Charts.ScaleDomain`): a range, the values in their order, or ``automatic``.
public protocol ScaleDomain {
  /// The domain as scales know it.
  var _domain: _ScaleDomain { get }
}

/// A domain as scales know it.
public struct _ScaleDomain {
  enum Storage {
    /// Found in the data.
    case automatic(includesZero: Bool?, isReversed: Bool?, modify: ((inout [_PlotScalar]) -> Void)?)
    /// The bounds of a range, or all values.
    case values([_PlotScalar], isRange: Bool = false)
  }

  let storage: Storage
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in their order. Of numbers and dates the least and the greatest count; a descending array reverses the scale.
  public var _domain: _ScaleDomain { _ScaleDomain(storage: .values(map(\.scalar))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The bounds.
  public var _domain: _ScaleDomain {
    _ScaleDomain(storage: .values([lowerBound.scalar, upperBound.scalar], isRange: true))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// The bounds.
  public var _domain: _ScaleDomain {
    _ScaleDomain(storage: .values([lowerBound.scalar, upperBound.scalar], isRange: true))
  }
}

/// A domain that the data decide (`Charts.AutomaticScaleDomain`).
public struct AutomaticScaleDomain: ScaleDomain {
  /// The domain as scales know it.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data. Domains of numbers contain zero, whatever the marks are.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// The domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers contains zero; `nil` for yes, except on logarithmic scales.
  ///   - reversed: Whether the greatest value comes first; `nil` for no.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(storage: .automatic(includesZero: includesZero, isReversed: reversed, modify: nil)))
  }

  /// The domain of the data, changed by a closure: categories may be sorted, and values added.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(
        storage: .automatic(includesZero: includesZero, isReversed: reversed) { scalars in
          var values = scalars.compactMap { DataValue(scalar: $0) }
          modifyInferredDomain(&values)
          scalars = values.map(\.scalar)
        }))
  }
}
