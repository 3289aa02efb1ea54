@_exported public import Clocks
@_exported public import CombineSchedulers
@_exported public import ConcurrencyExtras
@_exported public import IssueReporting

// `URLSession` comes with Foundation on Apple's platforms; clients that load something name it.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
