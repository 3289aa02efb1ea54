/// `OSLog`, as `-module-alias OSLog=IppoOSLog` finds it: what `os` has.
@_exported public import IppoOS
