@_exported public import IppoCoreGraphics

/// `CoreFoundation.CFDictionary`: without bridging, the type is a Swift dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// `CoreFoundation.CFTypeRef`: the type is `AnyObject`. A result is cast as on Apple's platforms: `item as? Data`.
public typealias CFTypeRef = AnyObject
/// `CoreFoundation.CFBoolean`: the type is Swift's `Bool`.
public typealias CFBoolean = Bool
/// A code of success or failure (`OSStatus`).
public typealias OSStatus = Int32
/// `CoreFoundation.CFOptionFlags`: a set of bits.
public typealias CFOptionFlags = UInt

/// Yes, in dictionaries of the keychain.
public let kCFBooleanTrue: CFBoolean! = true
/// No, in dictionaries of the keychain.
public let kCFBooleanFalse: CFBoolean! = false

/// `CoreFoundation.CFAllocator`, which has no use here.
public final class CFAllocator: Sendable {
  init() {}
}

/// The usual allocator: `nil`.
public let kCFAllocatorDefault: CFAllocator? = nil
