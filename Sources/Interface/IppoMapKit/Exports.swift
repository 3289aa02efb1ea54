@_exported public import IppoCoreLocation
