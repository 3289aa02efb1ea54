// Renderers and views that know the tree know as well who looks at it.
@_exported public import IppoWindow
