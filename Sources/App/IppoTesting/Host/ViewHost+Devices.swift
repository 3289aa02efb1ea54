public import IppoRender

extension ViewHost {
  /// Answers a request to a device of the person, as a browser does. ``OpRecorder/deviceRequests`` has the requests.
  ///
  /// - Throws: `RenderEventError` if nobody waits for answers to that request.
  public func answer(_ answer: DeviceAnswer, to request: DeviceRequest) throws {
    guard let root = tree.root else { return }
    try graph.send(.device(request.id, answer), to: root)
    graph.drain()
  }
}
