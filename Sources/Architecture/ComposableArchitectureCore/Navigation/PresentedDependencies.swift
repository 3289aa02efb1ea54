public import Dependencies

/// The dependencies of presented features: those of their parent, and how to be dismissed.
///
/// Made anew only when those of the parent have changed, and not for every action.
@usableFromInline
final class PresentedDependencies {
  private var parent: DependencyValues?
  private var values = DependencyValues._current

  @usableFromInline
  init() {}

  /// The dependencies of a feature that the current one presents.
  @usableFromInline
  func current() -> DependencyValues {
    let current = DependencyValues._current
    if let parent, parent.hasSameValues(as: current) { return values }
    parent = current
    values = current
    values.dismiss = .ofCurrentEffect
    return values
  }
}
