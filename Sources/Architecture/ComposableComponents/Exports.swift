@_exported public import IppoComponents
