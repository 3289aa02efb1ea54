public import OpenCombine

extension Publisher where Failure == Never {
  /// The value at a place, counted from zero, and the end right after it (Combine's `output(at:)`).
  ///
  /// OpenCombine's own ends with the value after it, which may never come.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { output(in: index...index) }

  /// The values at some places, counted from zero, and the end right after the last of them (Combine's `output(in:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    AnyPublisher(RangeOfValues(upstream: self, range: range.relative(to: 0..<Int.max)))
  }
}

extension Publisher where Failure == any Error {
  /// The value at a place, counted from zero, and the end right after it (Combine's `output(at:)`).
  ///
  /// OpenCombine's own ends with the value after it, which may never come.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { output(in: index...index) }

  /// The values at some places, counted from zero, and the end right after the last of them (Combine's `output(in:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    AnyPublisher(RangeOfValues(upstream: self, range: range.relative(to: 0..<Int.max)))
  }
}

extension Publisher where Failure: Equatable {
  /// The value at a place, counted from zero, and the end right after it (Combine's `output(at:)`).
  ///
  /// OpenCombine's own operator ends with the value after it, which may never come. Publishers whose errors
  /// cannot be compared have that operator.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { output(in: index...index) }

  /// The values at some places, counted from zero, and the end right after the last of them (Combine's `output(in:)`).
  ///
  /// OpenCombine's own operator ends with the value after the last one, which may never come. Publishers whose errors
  /// cannot be compared have that operator.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    AnyPublisher(RangeOfValues(upstream: self, range: range.relative(to: 0..<Int.max)))
  }
}
