internal import IppoArchive

/// A window that nobody uses for long: what holds its state is written down as well.
extension ViewGraph {
  /// Puts the views of the window away, as ``rest()`` does, and writes their state down: of plain values in `@State` and the
  /// like, and of stores in which nothing goes on, bytes are left. The next use of the window makes everything again, and
  /// nobody notices: nodes have their ids, views do not disappear and appear, and tasks that have ended do not begin anew.
  ///
  /// What runs goes on: effects with their stores, tasks and subscriptions of views. What others may hold or change stays
  /// alive and is followed: models, `@StateObject` and `@ObservedObject`, `@AppStorage`, `@Shared`, and what cannot be written
  /// down, such as a closure in `@State`. `hibernationLeftovers` lists it.
  ///
  /// - Returns: `false` when the window cannot rest now, as ``rest()`` says: its views are there.
  public func hibernate() -> Bool {
    // What has changed is shown first: what views do because of it, they do with the values as they are.
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

  /// By path: the objects that stay alive while the window hibernates, and the reason. A host that has read them may remove them.
  @_spi(Host) public var hibernationLeftovers: [String: String] {
    get { persistence.hibernationLeftovers }
    set { persistence.hibernationLeftovers = newValue }
  }
}
