#if Web
  @_exported public import Crypto
#endif

/// The separate processor for keys of an iPhone or a Mac (`CryptoKit.SecureEnclave`). There is none.
public enum SecureEnclave {
  /// Whether there is one: there is not.
  public static var isAvailable: Bool { false }
}
