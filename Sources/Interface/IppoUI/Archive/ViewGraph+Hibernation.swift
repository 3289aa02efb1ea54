internal import IppoArchive

/// The hibernation of a window that was idle for long: the objects that hold its state are archived as well.
extension ViewGraph {
  /// Suspends the window, as ``rest()`` does, and archives its state. Plain values in `@State` and the like, and idle
  /// stores, become bytes. The next use of the window makes everything again, without an effect that views could
  /// observe. Nodes have their ids, views do not disappear and appear, and ended tasks stay ended.
  ///
  /// Running work continues: effects with their stores, tasks and subscriptions of views. Objects that others may hold
  /// or change stay alive and are followed: models, `@StateObject` and `@ObservedObject`, `@AppStorage`, `@Shared`. So
  /// do values that cannot be archived, such as a closure in `@State`. `hibernationLeftovers` lists these objects.
  ///
  /// - Returns: `false` if the window cannot be suspended now (see ``rest()``). The window then keeps its views.
  public func hibernate() -> Bool {
    // Changes are shown first, so that the actions of views for them see the present values.
    if persistence.resting?.isStirred == true { wake() }
    guard persistence.resting != nil || rest(), let resting = persistence.resting else { return false }
    guard !resting.isHibernating else { return true }
    var isUnreadable = false
    inWindow {
      do throws(ArchiveError) { persistence.hibernationLeftovers = try resting.hibernate() } catch {
        isUnreadable = true
      }
    }
    // The failure is reported when the views are made again.
    guard !isUnreadable else {
      wake()
      return false
    }
    letGoOfReaders()
    return true
  }

  /// Whether the state of the window is written down.
  @_spi(Host) public var isHibernating: Bool { persistence.resting?.isHibernating == true }

  /// The objects that stay alive while the window hibernates, and the reason, by path. A host that has read them may
  /// remove them.
  @_spi(Host) public var hibernationLeftovers: [String: String] {
    get { persistence.hibernationLeftovers }
    set { persistence.hibernationLeftovers = newValue }
  }
}
