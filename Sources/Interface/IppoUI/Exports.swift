@_exported public import CombineShims
@_exported public import Foundation
@_exported public import FoundationShims
@_exported public import IppoCoreGraphics
@_exported public import IppoCoreTransferable
@_exported public import IppoRender
@_exported public import IppoUIKit
@_exported public import IppoUniformTypeIdentifiers
@_exported public import Observation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

// Where Foundation keeps `URLSession` apart, OpenCombineFoundation links it already.
#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

#if !UI
  #error("Views need the trait 'UI' of the package ippo: add it to the traits of the dependency, or give none at all.")
#endif
