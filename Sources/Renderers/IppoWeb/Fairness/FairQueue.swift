import DequeModule

/// The elements that wait for the main actor, in lanes: addresses take turns, and within an address its lanes.
///
/// Somebody who opens many sessions from one address gets no more than somebody with one; see ``FairOrder``.
struct FairQueue<Element: Sendable>: Sendable {
  /// A sequence of elements that are handled in the order of their arrival.
  enum Lane: Hashable, Sendable {
    /// The pages that are being opened at an address.
    case pages
    case session(String)
  }

  private struct Address: Sendable {
    var order = FairOrder<Lane>()
    var lanes: [Lane: Deque<Element>] = [:]
  }

  private var order = FairOrder<ClientNetwork>()
  private var addresses: [ClientNetwork: Address] = [:]
  private var served: (network: ClientNetwork, lane: Lane)?
  /// Pages that wait, at all addresses.
  private(set) var pageCount = 0

  /// Addresses at which something waits or is being served.
  var addressCount: Int { addresses.count }

  /// How many elements wait in a lane.
  func count(in lane: Lane, of network: ClientNetwork) -> Int { addresses[network]?.lanes[lane]?.count ?? 0 }

  mutating func append(_ element: Element, to lane: Lane, of network: ClientNetwork) {
    let isServed = served.map { $0.network == network } ?? false
    if addresses[network]?.lanes.isEmpty ?? true, !isServed { order.wait(network) }
    if addresses[network, default: Address()].lanes[lane] == nil, !(isServed && served?.lane == lane) {
      addresses[network, default: Address()].order.wait(lane)
    }
    addresses[network, default: Address()].lanes[lane, default: []].append(element)
    if lane == .pages { pageCount += 1 }
  }

  /// The element to handle now, until ``finish(cost:)``; `nil` if the queue is empty or an element is being handled.
  mutating func next() -> Element? {
    guard let network = order.next(), let lane = addresses[network]?.order.next(),
      let element = addresses[network]?.lanes[lane]?.popFirst()
    else { return nil }
    if addresses[network]?.lanes[lane]?.isEmpty == true { addresses[network]?.lanes[lane] = nil }
    if lane == .pages { pageCount -= 1 }
    served = (network, lane)
    return element
  }

  /// Ends the handling of the current element.
  /// - Parameter cost: how long it took.
  mutating func finish(cost: Duration) {
    guard let (network, lane) = served else { return }
    served = nil
    let lanes = addresses[network]?.lanes ?? [:]
    addresses[network]?.order.finish(cost: cost, isWaiting: lanes[lane] != nil)
    let isWaiting = !lanes.isEmpty
    order.finish(cost: cost, isWaiting: isWaiting)
    if !isWaiting { addresses[network] = nil }
  }
}
