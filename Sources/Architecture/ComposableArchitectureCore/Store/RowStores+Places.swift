#if UI
  public import IppoUI

  extension _StoreCollection: _PlacesByID {
    /// The places of elements with some ids, which the state knows: no store is made for it.
    public func _places(ofIDs ids: [AnyHashable]) -> [Int?]? {
      let wanted = ids.compactMap { $0.base as? ID }
      guard wanted.count == ids.count else { return nil }
      return wanted.map { id in
        guard let position = rows.position(id) else { return nil }
        // The state may have changed since the ids were read.
        return self.ids.indices.contains(position) && self.ids[position] == id ? position : self.ids.firstIndex(of: id)
      }
    }
  }
#endif
