#if UI
  package import IppoArchive
  import IppoUI

  /// A root store that was made in a window is part of the window's archive, by its state. Stores that are scoped from it are
  /// scoped again, and those that were made outside of the window are there already.
  extension Store: MadeInWindow {
    /// The state and the effects of the other store are this one's from now on.
    package func takeOver(_ other: Store) { core = other.core }

    /// The state, if only the owner of the store can change or follow it: no effect runs, and the owner alone holds the
    /// root. A store with dependencies of its own stays: they may hold state.
    package func hibernated(by writer: ArchiveWriter) -> ArchivedValue? {
      // Whoever scopes again makes them again.
      children = ChildStores()
      guard isKnownUniquelyReferenced(&core), let root = core as? RootCore<State, Action> else { return nil }
      return root.isOfCurrentWindow && root.isIdle ? root.archived(by: writer) : nil
    }

    package nonisolated func _archived(by writer: ArchiveWriter) -> ArchivedValue? {
      valueOnMainActor(writer) { writer in
        guard let root = core as? RootCore<State, Action>, root.isOfCurrentWindow else { return ArchivedValue.none }
        return writer.write(object: self) { root.archived(by: writer) }
      }
    }

    package nonisolated static func _restored(
      from archived: ArchivedValue, initial: Store?, by reader: ArchiveReader
    ) -> Store? {
      guard case .object(let number, let contents) = archived else { return initial }
      if let known = reader.object(number) as? Store { return known }
      guard let initial else {
        reader.lose("a store is not made without its reducer; make it with the view or the model that holds it")
        return nil
      }
      valueOnMainActor(reader) { reader in
        reader.know(initial, as: number)
        guard let root = initial.core as? RootCore<State, Action>, root.isOfCurrentWindow else { return }
        root.restore(contents, by: reader)
      }
      return initial
    }
  }
#endif
