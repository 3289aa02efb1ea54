import IppoRender
import IppoTesting
import Testing

extension ViewHost {
  /// Waits for a request to a device, and takes it and all before it out of the record.
  func request(_ isMeant: @escaping @MainActor (DeviceUse) -> Bool) async throws -> DeviceRequest {
    await wait { $0.ops.deviceRequests.contains { isMeant($0.use) } }
    let request = try #require(ops.deviceRequests.last { isMeant($0.use) })
    ops.take()
    return request
  }
}
