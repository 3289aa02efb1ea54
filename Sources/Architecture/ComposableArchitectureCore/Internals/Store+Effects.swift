public import Foundation
public import OpenCombine

extension Store {
  /// The effects of the store's root that are running. For tests that look for leaks.
  @_spi(Internals)
  public var effectCancellables: [UUID: AnyCancellable] {
    let running = core.host.effects.count
    return Dictionary(uniqueKeysWithValues: (0..<running).map { _ in (UUID(), AnyCancellable {}) })
  }
}
