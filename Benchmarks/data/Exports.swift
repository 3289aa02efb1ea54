// In place of the file of this name in IppoData, which brings the interface along.
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import IppoPredicates
@_exported public import Observation
