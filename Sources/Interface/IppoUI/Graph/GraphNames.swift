/// A value in SwiftUI's own view graph (`SwiftUI._GraphValue`).
///
/// Libraries name it, and its companions, in requirements of protocols for which they write conformances themselves.
/// The graph here is another one, and never makes such a value.
public struct _GraphValue<Value>: Sendable {}

/// The inputs of a view of SwiftUI's own graph (`SwiftUI._ViewInputs`). See ``_GraphValue``.
public struct _ViewInputs: Sendable {}

/// The outputs of a view of SwiftUI's own graph (`SwiftUI._ViewOutputs`). See ``_GraphValue``.
public struct _ViewOutputs: Sendable {}

/// SwiftUI's own graph (`SwiftUI._Graph`). See ``_GraphValue``.
public struct _Graph: Sendable {}
