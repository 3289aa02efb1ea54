internal import Foundation

// The keychain's items. In a window of a server they are the visitor's, kept sealed where `@AppStorage` is kept. Elsewhere they are the
// person's who runs the program, in a sealed file.

/// Adds an item.
///
/// - Parameters:
///   - attributes: The class, the attributes, the secret bytes, and what is returned.
///   - result: Set to what the attributes ask for, unless it is `nil`.
/// - Returns: ``errSecSuccess``; ``errSecDuplicateItem`` for an item with the same class, account and service;
///   ``errSecAuthFailed`` for an item that needs the person's presence.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let query = try KeychainQuery(attributes)
    let item = try query.newItem(now: Date())
    let answer = try query.answer(for: [item])
    try Keychain.current().change { items in
      guard !items.contains(where: { $0.isDuplicate(of: item) }) else { throw KeychainError(errSecDuplicateItem) }
      items.append(item)
    }
    result?.pointee = answer
  }
}

/// Finds items.
///
/// - Parameters:
///   - query: The class, attributes that items have, the limit, and what is returned.
///   - result: Set to bytes, attributes or references, or an array of them where the limit is not one.
/// - Returns: ``errSecSuccess``; ``errSecItemNotFound`` if there is none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    let found = try Keychain.current().items().filter { query.matches($0) }
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    result?.pointee = try query.answer(for: found)
  }
}

/// Changes all items that a query finds.
///
/// - Parameter attributesToUpdate: The new values of attributes, and the new secret bytes.
/// - Returns: ``errSecSuccess``; ``errSecItemNotFound`` if there is none; ``errSecDuplicateItem`` if there is such an item already.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    let update = try KeychainQuery(update: attributesToUpdate)
    try Keychain.current().change { items in
      let found = items.indices.filter { query.matches(items[$0]) }
      guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
      for index in found { items[index] = update.updated(items[index], now: Date()) }
      for index in found {
        let isDuplicate = items.indices.contains { $0 != index && items[$0].isDuplicate(of: items[index]) }
        if isDuplicate { throw KeychainError(errSecDuplicateItem) }
      }
    }
  }
}

/// Removes all items that a query finds.
///
/// - Returns: ``errSecSuccess``; ``errSecItemNotFound`` if there is none.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status {
    let query = try KeychainQuery(query)
    try Keychain.current().change { items in
      let count = items.count
      items.removeAll { query.matches($0) }
      guard items.count < count else { throw KeychainError(errSecItemNotFound) }
    }
  }
}

private func status(_ body: () throws -> Void) -> OSStatus {
  do {
    try body()
    return errSecSuccess
  } catch let error as KeychainError {
    return error.status
  } catch {
    return errSecIO
  }
}
