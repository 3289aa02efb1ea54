/// A default value, which is made once and then kept for everybody.
package enum SharedDefault {
  /// Whether one is being made: nothing of a single window may get into it.
  @TaskLocal package static var isBeingMade = false
}
