@_exported public import IppoUI
