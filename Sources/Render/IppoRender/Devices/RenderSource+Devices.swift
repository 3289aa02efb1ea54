extension RenderSource {
  /// Delivers the answer of a device.
  ///
  /// - Throws: ``RenderEventError`` if nobody waits for answers to that request.
  package func send(_ answer: DeviceAnswer, to request: DeviceRequest) throws(RenderEventError) {
    guard let root = tree.root else { return }
    try send(.device(request.id, answer), to: root)
  }
}
