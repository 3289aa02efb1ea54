@_exported public import Foundation
@_exported public import IppoCoreGraphics

// Units of time come with Dispatch on Apple's platforms.
#if canImport(Glibc) || canImport(Musl)
  @_exported public import let ConcurrencyExtras.NSEC_PER_MSEC
  @_exported public import let ConcurrencyExtras.NSEC_PER_SEC
  @_exported public import let ConcurrencyExtras.NSEC_PER_USEC
  @_exported public import let ConcurrencyExtras.USEC_PER_SEC
#endif
