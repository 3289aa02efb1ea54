/// Success.
public let errSecSuccess: OSStatus = 0
/// The function, or a part of it, is not available.
public let errSecUnimplemented: OSStatus = -4
/// The store of the visitor is full.
public let errSecDiskFull: OSStatus = -34
/// The file of the keychain cannot be read or written.
public let errSecIO: OSStatus = -36
/// The file of the keychain may not be written.
public let errSecWrPerm: OSStatus = -61
/// A parameter is missing or wrong.
public let errSecParam: OSStatus = -50
/// The memory is used up.
public let errSecAllocate: OSStatus = -108
/// The person has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// A parameter is wrong.
public let errSecBadReq: OSStatus = -909
/// An error without a name.
public let errSecInternalComponent: OSStatus = -2070
/// The keychain has no place, or another process holds its lock.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain may not be changed.
public let errSecReadOnly: OSStatus = -25292
/// The person was not authenticated, or the keychain was sealed with another key.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain does not exist.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain has such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain has no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Items have no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// The person may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The file of the keychain is damaged.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// The signature is not one of the key.
public let errSecVerifyFailed: OSStatus = -67808

/// A sentence about a code; `nil` for an unknown code.
///
/// - Parameter reserved: `nil`.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "There is no error."
  case errSecUnimplemented: "The keychain does not offer this function here."
  case errSecDiskFull: "The place of the keychain is full."
  case errSecIO: "The file of the keychain cannot be read or written."
  case errSecWrPerm: "The file of the keychain may not be written."
  case errSecParam: "A parameter for the keychain is missing or wrong."
  case errSecAllocate: "There is not enough memory for the keychain."
  case errSecUserCanceled: "The request to the keychain was cancelled."
  case errSecBadReq: "A parameter for the keychain is wrong."
  case errSecInternalComponent: "The keychain has failed."
  case errSecNotAvailable: "There is no place for a keychain, or another process holds it."
  case errSecReadOnly: "The keychain may not be changed."
  case errSecAuthFailed: "The person was not authenticated, or the keychain was sealed with another key."
  case errSecNoSuchKeychain: "There is no such keychain."
  case errSecDuplicateItem: "The keychain has such an item already."
  case errSecItemNotFound: "The keychain has no such item."
  case errSecNoSuchAttr: "Items of the keychain have no such attribute."
  case errSecInteractionNotAllowed: "The keychain may not ask the person."
  case errSecDecode: "The file of the keychain is damaged."
  case errSecMissingEntitlement: "The app lacks an entitlement for the keychain."
  case errSecVerifyFailed: "The signature is not one of the key."
  default: nil
  }
}
