import IppoTesting
import StoreKit
import SwiftUI
import Testing

/// A model as tutorials write it.
@MainActor @Observable
private final class Store {
  var products: [Product] = []
  var purchased: Set<String> = []
  var message = ""
  private var updates: Task<Void, Never>?

  init() {
    updates = Task {
      for await result in StoreKit.Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        purchased.insert(transaction.productID)
        await transaction.finish()
      }
    }
  }

  func load() async {
    do {
      products = try await Product.products(for: ["pro.monthly", "pro.yearly"])
      for await result in StoreKit.Transaction.currentEntitlements {
        let transaction = try result.payloadValue
        if transaction.revocationDate == nil { purchased.insert(transaction.productID) }
      }
      message = products.isEmpty ? "Nothing to buy" : "\(products.count) products"
    } catch {
      message = error.localizedDescription
    }
  }

  func buy(_ product: Product) async throws {
    switch try await product.purchase() {
    case .success(let verification): try await verification.payloadValue.finish()
    case .userCancelled, .pending: break
    }
  }

  func restore() async {
    do { try await AppStore.sync() } catch { message = error.localizedDescription }
  }

  func stop() async {
    updates?.cancel()
    await updates?.value
  }
}

private struct Paywall: View {
  @Environment(\.requestReview) private var requestReview
  let store: Store
  @State private var managesSubscriptions = false

  var body: some View {
    Text(store.message)
    Button("Review") { requestReview() }
    Button("Manage") { managesSubscriptions = true }
      .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
    Text(managesSubscriptions ? "Sheet" : "No sheet")
    SubscriptionStoreView(groupID: "21") { Text("Go Pro") }
      .storeButton(.visible, for: .restorePurchases, .redeemCode)
  }
}

@MainActor
struct StoreTests {
  @Test func `there are no products, and everything says so`() async {
    let store = Store()
    let host = ViewHost { Paywall(store: store) }
    await store.load()
    #expect(host.contains("Nothing to buy"))
    await store.restore()
    #expect(host.contains("No store sells the products of this app where it runs."))
    #expect(host.contains("Go Pro"))
    #expect(host.contains("Store Unavailable"))
    #expect(!AppStore.canMakePayments && !SKPaymentQueue.canMakePayments())
    #expect(await Storefront.current == nil)
    #expect(await StoreKit.Transaction.latest(for: "pro.monthly") == nil)
    // The sequence of updates ends with its task.
    await store.stop()
  }

  @MainActor @Observable
  final class Log { var lines: [String] = [] }

  @Test func `tasks of the store end without purchases`() async {
    struct Tasks: View {
      let log: Log

      var body: some View {
        Text("\(log.lines.count) answers")
        SubscriptionStoreView(groupID: "21", visibleRelationships: [.upgrade, .current])
          .subscriptionStoreControlStyle(.prominentPicker)
          .subscriptionStoreButtonLabel(.multiline.price)
          .currentEntitlementTask(for: "pro") { state in
            if case .success(let transaction) = state { log.lines.append("entitled \(transaction != nil)") }
          }
          .subscriptionStatusTask(for: "21") { state in
            if let count = state.map(\.count).value { log.lines.append("subscriptions \(count)") }
          }
          .storeProductTask(for: "pro") { if case .unavailable = $0 { log.lines.append("unavailable") } }
          .storeProductsTask(for: ["a", "b"]) { state in
            if case .success(let products, let missing) = state { log.lines.append("\(products.count) of \(missing)") }
          }
      }
    }
    let log = Log()
    let host = ViewHost { Tasks(log: log) }
    await host.wait { $0.contains("4 answers") }
    #expect(log.lines.sorted() == ["0 of [\"a\", \"b\"]", "entitled false", "subscriptions 0", "unavailable"])
  }

  @Test func `a review is not asked for, and sheets of the store do not stay`() throws {
    let host = ViewHost { Paywall(store: Store()) }
    try host.tap("Review")
    SKStoreReviewController.requestReview()
    try host.tap("Manage")
    #expect(host.contains("No sheet"))
  }

  @Test func `looks of the store's views compile, and no refund is asked for`() throws {
    struct Shop: View {
      let log: Log
      @State private var asks = false
      @State private var manages = false

      var body: some View {
        SubscriptionStoreView(groupID: "21") { Text("Go Pro") }
          .subscriptionStoreControlIcon { product, info in
            Image(systemName: info.groupLevel == 1 && info.introductoryOffer == nil ? "star" : "leaf")
            Text(product.displayName)
          }
          .subscriptionStoreControlBackground(.gradientMaterial)
          .subscriptionStoreControlBackground(.thinMaterial)
          .subscriptionStorePickerItemBackground(.thinMaterial, in: .rect(cornerRadius: 8))
          .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("Privacy") }
          .subscriptionStoreSignInAction { log.lines.append("signs in") }
          .productDescription(.hidden)
          .productIconBorder()
          .inAppPurchaseOptions { _ in [.quantity(1)] }
          .manageSubscriptionsSheet(isPresented: $manages, subscriptionGroupID: "21")
          .refundRequestSheet(for: 7, isPresented: $asks) {
            if case .failure(let error) = $0 { log.lines.append("\(error)") }
          }
        Button("Refund") { asks = true }
        Button("Manage") { manages = true }
        Text(asks || manages ? "Sheet" : "No sheet")
      }
    }
    let log = Log()
    let host = ViewHost { Shop(log: log) }
    #expect(host.contains("Go Pro") && host.contains("Store Unavailable"))
    try host.tap("Refund")
    #expect(log.lines == ["failed"])
    try host.tap("Manage")
    #expect(host.contains("No sheet"))
  }

  @Test func `the page of another app is not available`() async {
    let controller = SKStoreProductViewController()
    let code = await withCheckedContinuation { continuation in
      controller.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isLoaded, error in
        #expect(!isLoaded)
        continuation.resume(returning: (error as? SKError)?.code)
      }
    }
    #expect(code == .storeProductNotAvailable)
  }
}
