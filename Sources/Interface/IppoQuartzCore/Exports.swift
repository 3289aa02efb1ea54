@_exported public import IppoUIKit
