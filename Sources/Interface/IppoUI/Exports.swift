@_exported public import Foundation
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
