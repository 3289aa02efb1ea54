@_exported public import Clocks
@_exported public import CombineSchedulers
@_exported public import CombineShims
@_exported public import ConcurrencyExtras
@_exported public import FoundationShims
@_exported public import IssueReporting

// `URLSession` comes with Foundation on Apple's platforms; clients and features name it.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

// So does the text of a resource.
#if UI && canImport(FoundationNetworking)
  @_exported public import struct IppoUI.LocalizedStringResource
#endif
