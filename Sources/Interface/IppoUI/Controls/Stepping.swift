/// The value a step away, where there is one.
///
/// `advanced(by:)` of an integer ends the process where the type has no such value: one click on "Decrement" at a
/// `UInt` of 0 would.
func stepped<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
  guard let integer = value as? any FixedWidthInteger, let step = step as? Int else { return value.advanced(by: step) }
  return sum(integer, step).map { $0 as! V }
}

private func sum<I: FixedWidthInteger>(_ value: I, _ step: Int) -> (any FixedWidthInteger)? {
  guard let distance = I(exactly: step.magnitude) else { return nil }
  let (result, overflows) =
    step < 0 ? value.subtractingReportingOverflow(distance) : value.addingReportingOverflow(distance)
  return overflows ? nil : result
}
