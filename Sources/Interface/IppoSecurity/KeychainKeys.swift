// The keys and values of the keychain's dictionaries, with the values that Apple's platforms have.

/// The key of the class of an item, which each query and each new item has.
public let kSecClass: CFString = "class"
/// The class of passwords for an account of a service.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for an account of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of cryptographic keys.
public let kSecClassKey: CFString = "keys"
/// The class of certificates, which is not available.
public let kSecClassCertificate: CFString = "cert"
/// The class of certificates with their keys, which is not available.
public let kSecClassIdentity: CFString = "idnt"

/// The key of the account's name.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service's name.
public let kSecAttrService: CFString = "svce"
/// The key of a text for persons.
public let kSecAttrLabel: CFString = "labl"
/// The key of a description.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of bytes of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the creator's code.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the item's type code.
public let kSecAttrType: CFString = "type"
/// The key of whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether an item says that no password is kept.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of the time at which an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the time at which an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of the server's name.
public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the way of signing in.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port.
public let kSecAttrPort: CFString = "port"
/// The key of the path.
public let kSecAttrPath: CFString = "path"
/// The key of the security domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a cryptographic key's tag.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of a cryptographic key's label.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of a cryptographic key's algorithm.
public let kSecAttrKeyType: CFString = "type"
/// The key of whether a cryptographic key is public or private.
public let kSecAttrKeyClass: CFString = "kcls"
/// The key of a cryptographic key's size.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The usual way of signing in.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// HTTP's basic authentication.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"

/// The key of the group of apps. It is kept: an app sees its own items alone.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item is for all devices of a person. It is kept: items stay where they are.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items of both kinds, in a query.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of an item's access control.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of when an item can be read. It is kept: the program can read its items while it runs.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked; the default.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While a device with a code is unlocked. Such an item cannot be added.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

/// The key of the secret bytes.
public let kSecValueData: CFString = "v_Data"
/// The key of a reference that lasts.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of a `SecKey`, in place of its bytes.
public let kSecValueRef: CFString = "v_Ref"
/// The key of whether the secret bytes are returned.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a `SecKey` is returned: for items of the class of keys.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a reference that lasts is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of how many items are returned: a number, or one of the following.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item; the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether letters match in both cases, which is not available.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of the kind of keychain. It has no effect: there is one.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of an `LAContext`. It has no effect here.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of a text for the person. It has no effect here.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the person may be asked. It has no effect here.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Fails where the person would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Leaves out items for which the person would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
