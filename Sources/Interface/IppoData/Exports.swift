// `#Predicate` expands to functions of IppoPredicates for `localizedStandardContains(_:)` and the like.
@_exported public import IppoPredicates
@_exported public import IppoUI
