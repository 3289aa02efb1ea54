import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The one compiler plugin: every macro of the package, so that swift-syntax is linked once.
@main
struct IppoMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    CaseBindableMacro.self,
    CasePathableMacro.self,
    ControllerPreviewMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    EntryMacro.self,
    ModelActorMacro.self,
    ModelMacro.self,
    ModelPropertyMarkerMacro.self,
    ModelSchemaMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    ParameterMacro.self,
    PerceptibleMacro.self,
    PerceptionIgnoredMacro.self,
    PerceptionTrackedMacro.self,
    PresentsMacro.self,
    PersistedPropertyMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    ReducerCaseMarkerMacro.self,
    ReducerMacro.self,
    RuleMacro.self,
    UIKitViewPreviewMacro.self,
    UITransactionEntryMacro.self,
    ViewActionMacro.self,
  ]
}
