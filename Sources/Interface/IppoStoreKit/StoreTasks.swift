public import IppoUI

/// The state of a task that finds out what a person has bought (`StoreKit.EntitlementTaskState`).
public enum EntitlementTaskState<Value> {
  /// The task runs.
  case loading
  /// The task has ended with an error.
  case failure(any Error)
  /// The task has found a value.
  case success(Value)

  /// The value; `nil` while the task runs, and after an error.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The state with another value.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// The state with another value, which takes time.
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// The state that a value leads to.
  public func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The purchase; `nil` while the task runs, after an error, and for a product that was never bought.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
  /// The state of a task that loads a product (`Product.TaskState`).
  public enum TaskState: Sendable {
    /// The task runs.
    case loading
    /// The store does not sell the product.
    case unavailable
    /// The task has ended with an error.
    case failure(any Error)
    /// The task has found the product.
    case success(Product)

    /// The product, if the task has found it.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The state of a task that loads products (`Product.CollectionTaskState`).
  public enum CollectionTaskState: Sendable {
    /// The task runs.
    case loading
    /// The task has ended with an error.
    case failure(any Error)
    /// The task has found some of the products.
    case success([Product], unavailable: [Product.ID])

    /// The products, if the task has ended without an error.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
  }
}

extension View {
  /// Runs a closure with the state of a purchase: loading, and then no purchase.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(await Transaction.currentEntitlement(for: productID)))
    }
  }

  /// Runs a closure with the state of a group's subscriptions: loading, and then no subscription.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Runs a closure with the state of a product: loading, and then unavailable.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) {
      await action(.loading)
      do {
        let product = try await Product.products(for: [id]).first
        await action(product.map(Product.TaskState.success) ?? .unavailable)
      } catch {
        await action(.failure(error))
      }
    }
  }

  /// Runs a closure with the state of products: loading, and then all of them unavailable.
  public func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: Array(ids), priority: priority) {
      await action(.loading)
      do {
        let products = try await Product.products(for: ids)
        let found = Set(products.map(\.id))
        await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
      } catch {
        await action(.failure(error))
      }
    }
  }
}
