public import OpenCombine

extension Publisher where Failure == Never {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(firstValues(maxLength))
  }
}

extension Publisher where Failure == any Error {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(firstValues(maxLength))
  }
}

extension Publisher where Failure: Equatable {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own operator ends with the value after the last one, which may never come. Publishers whose errors
  /// cannot be compared have that operator.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(firstValues(maxLength))
  }
}

extension Publisher {
  fileprivate func firstValues(_ count: Int) -> RangeOfValues<Self> {
    precondition(count >= 0, "A publisher has no prefix of \(count) values.")
    return RangeOfValues(upstream: self, range: 0..<count)
  }
}
