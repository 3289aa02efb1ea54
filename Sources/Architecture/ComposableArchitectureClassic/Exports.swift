@_exported public import CombineSchedulers
@_exported public import ConcurrencyExtras
@_exported public import CustomDump
@_exported public import IdentifiedCollections

@_exported public import struct CasePaths.AnyCasePath
@_exported public import protocol ComposableArchitectureCore.BindableAction
@_exported public import struct ComposableArchitectureCore.BindingAction
@_exported public import struct ComposableArchitectureCore.CaseLet
@_exported public import struct ComposableArchitectureCore.ForEachStore
@_exported public import struct ComposableArchitectureCore.IfLetStore
@_exported public import enum ComposableArchitectureCore.PresentationAction
@_exported public import struct ComposableArchitectureCore.Send
@_exported public import struct ComposableArchitectureCore.SignpostLog
@_exported public import class ComposableArchitectureCore.Store
@_exported public import struct ComposableArchitectureCore.StorePublisher
@_exported public import struct ComposableArchitectureCore.StoreTask
@_exported public import struct ComposableArchitectureCore.SwitchStore
@_exported public import class ComposableArchitectureCore.ViewStore
@_exported public import struct ComposableArchitectureCore.WithViewStore
@_exported public import struct SwiftNavigation.AlertState
@_exported public import struct SwiftNavigation.ButtonState
@_exported public import struct SwiftNavigation.ButtonStateAction
@_exported public import struct SwiftNavigation.ConfirmationDialogState
@_exported public import struct SwiftNavigation.TextState
