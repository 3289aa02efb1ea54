@_exported public import Perception
