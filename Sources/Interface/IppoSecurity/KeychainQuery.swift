internal import Foundation

/// A dictionary for a function of the keychain.
struct KeychainQuery {
  private var attributes: [String: KeychainValue] = [:]
  private var secret: Data?
  /// The key that is meant, and its attributes; those that the dictionary says itself come first.
  private var reference: (bytes: Data, attributes: [String: KeychainValue])?
  private var persistentReference: Data?
  private var limit: Int? = 1
  private var isList = false
  private var returnsData = false
  private var returnsAttributes = false
  private var returnsReference = false
  private var returnsKey = false
  private var matchesBothKinds = false

  /// - Throws: ``errSecParam`` without a class, or for a key or a value of the wrong type;
  ///   ``errSecUnimplemented`` for an unavailable feature.
  init(_ dictionary: CFDictionary) throws {
    try take(dictionary)
    // A persistent reference says which item is meant.
    guard let kind = attributes[kSecClass] else {
      guard persistentReference != nil else { throw KeychainError(errSecParam) }
      return
    }
    switch kind {
    case .text(kSecClassGenericPassword), .text(kSecClassInternetPassword), .text(kSecClassKey): break
    case .text(kSecClassCertificate), .text(kSecClassIdentity): throw KeychainError(errSecUnimplemented)
    case .text, .data, .number, .date: throw KeychainError(errSecParam)
    }
  }

  /// The new values of items.
  /// - Throws: ``errSecParam`` if there is none, or for a class.
  init(update dictionary: CFDictionary) throws {
    try take(dictionary)
    guard attributes[kSecClass] == nil, !attributes.isEmpty || secret != nil || reference != nil else {
      throw KeychainError(errSecParam)
    }
  }

  private mutating func take(_ dictionary: CFDictionary) throws {
    for (key, value) in dictionary {
      guard let key = key.base as? String else { throw KeychainError(errSecParam) }
      try take(key, value)
    }
  }

  private mutating func take(_ key: String, _ value: Any) throws {
    func flag() throws -> Bool {
      guard case .number(let number)? = KeychainValue(value) else { throw KeychainError(errSecParam) }
      return number != 0
    }
    switch key {
    case kSecValueData:
      guard let data = value as? Data else { throw KeychainError(errSecParam) }
      secret = data
    case kSecValuePersistentRef:
      guard let data = value as? Data else { throw KeychainError(errSecParam) }
      persistentReference = data
    case kSecReturnData: returnsData = try flag()
    case kSecReturnAttributes: returnsAttributes = try flag()
    case kSecReturnPersistentRef: returnsReference = try flag()
    case kSecReturnRef: returnsKey = try flag()
    case kSecValueRef:
      guard let key = value as? SecKey else { throw KeychainError(errSecUnimplemented) }
      var attributes: [String: KeychainValue] = [:]
      for (key, value) in SecKeyCopyAttributes(key) ?? [:] {
        if let key = key.base as? String { attributes[key] = KeychainValue(value) }
      }
      reference = (key.representation, attributes)
    case kSecMatchLimit:
      switch KeychainValue(value) {
      case .text(kSecMatchLimitOne)?: limit = 1
      case .text(kSecMatchLimitAll)?: (limit, isList) = (nil, true)
      case .number(let number)? where number >= 1: (limit, isList) = (Int(exactly: number) ?? .max, number != 1)
      case .text?, .number?, .data?, .date?, nil: throw KeychainError(errSecParam)
      }
    case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny: matchesBothKinds = true
    case kSecAttrAccessControl:
      guard let control = value as? SecAccessControl else { throw KeychainError(errSecParam) }
      guard control.flags.isEmpty else { throw KeychainError(errSecAuthFailed) }
      try take(kSecAttrAccessible, control.accessible)
    case kSecUseDataProtectionKeychain: break
    case _ where key.hasPrefix("u_"): break
    case _ where key.hasPrefix("m_"): throw KeychainError(errSecUnimplemented)
    default:
      guard let value = KeychainValue(value) else { throw KeychainError(errSecParam) }
      if key == kSecAttrAccessible, value == .text(kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly) {
        throw KeychainError(errSecAuthFailed)
      }
      attributes[key] = value
    }
  }

  // MARK: Items

  func matches(_ item: KeychainItem) -> Bool {
    if let persistentReference { return item.id == persistentReference }
    return attributes.allSatisfy { $0.key == kSecAttrSynchronizable || item.attributes[$0.key] == $0.value }
      && (reference == nil || item.secret == reference?.bytes)
      && (matchesBothKinds || item.isSynchronizable == (attributes[kSecAttrSynchronizable]?.isTrue ?? false))
  }

  func newItem(now: Date) throws -> KeychainItem {
    guard attributes[kSecClass] != nil else { throw KeychainError(errSecParam) }
    var new = attributes.merging(reference?.attributes ?? [:]) { own, _ in own }
    if new[kSecAttrAccessible] == nil { new[kSecAttrAccessible] = .text(kSecAttrAccessibleWhenUnlocked) }
    new[kSecAttrCreationDate] = .date(now)
    new[kSecAttrModificationDate] = .date(now)
    return KeychainItem(id: Data(UUID().uuidString.utf8), attributes: new, secret: secret ?? reference?.bytes)
  }

  func updated(_ item: KeychainItem, now: Date) -> KeychainItem {
    var item = item
    if let reference { item.attributes.merge(reference.attributes) { $1 } }
    item.attributes.merge(attributes) { $1 }
    item.attributes[kSecAttrModificationDate] = .date(now)
    if let secret = secret ?? reference?.bytes { item.secret = secret }
    return item
  }

  /// The result of the query for items; `nil` without a kind of result.
  func answer(for items: [KeychainItem]) throws -> AnyObject? {
    guard returnsData || returnsAttributes || returnsReference || returnsKey else { return nil }
    if isList { return try items.prefix(limit ?? .max).map { try answer(for: $0) } as AnyObject }
    return try items.first.map { try answer(for: $0) as AnyObject }
  }

  private func answer(for item: KeychainItem) throws -> Any {
    if returnsKey {
      // Passwords have no object of their own.
      guard item.kind == kSecClassKey else { throw KeychainError(errSecUnimplemented) }
      let key = try item.key()
      if !returnsData, !returnsAttributes, !returnsReference { return key }
      var answer = try plainAnswer(for: item)
      answer[kSecValueRef] = key
      return answer
    }
    if returnsData, !returnsAttributes, !returnsReference { return item.secret ?? Data() }
    if returnsReference, !returnsAttributes, !returnsData { return item.id }
    return try plainAnswer(for: item)
  }

  private func plainAnswer(for item: KeychainItem) throws -> [String: Any] {
    var answer: [String: Any] = [:]
    if returnsAttributes { answer = item.attributes.mapValues(\.value) }
    if returnsData { answer[kSecValueData] = item.secret ?? Data() }
    if returnsReference { answer[kSecValuePersistentRef] = item.id }
    return answer
  }
}
