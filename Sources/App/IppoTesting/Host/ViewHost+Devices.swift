public import IppoRender

extension ViewHost {
  /// Answers a request to a device of the person, as a browser does. ``OpRecorder/deviceRequests`` has the requests.
  ///
  /// - Throws: `RenderEventError` if nobody waits for answers to that request.
  public func answer(_ answer: DeviceAnswer, to request: DeviceRequest) throws {
    try graph.send(answer, to: request)
    graph.drain()
  }
}
