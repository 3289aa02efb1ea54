@_exported public import Sharing
@_exported public import SwiftNavigation
