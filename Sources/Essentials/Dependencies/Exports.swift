@_exported public import Clocks
@_exported public import CombineSchedulers
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting

// `URLSession` and these formatters come with Foundation on Apple's platforms; clients and features name them.
#if canImport(FoundationNetworking)
  @_exported public import class IppoUI.DateComponentsFormatter
  @_exported public import class IppoUI.ListFormatter
  @_exported public import class IppoUI.RelativeDateTimeFormatter
  @_exported public import struct IppoUI.LocalizedStringResource
  @_exported public import FoundationNetworking
#endif
