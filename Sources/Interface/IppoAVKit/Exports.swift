@_exported public import IppoAVFoundation
