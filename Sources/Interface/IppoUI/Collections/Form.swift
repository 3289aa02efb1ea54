/// Controls in rows, for settings and entries (`SwiftUI.Form`).
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    ListElement<Never, Content>(style: .form, selection: nil, content: content).environment(\.sectionPlace, .rows)
  }
}

/// The look of forms (`SwiftUI.FormStyle`). Renderers have one.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The look the surroundings choose (`SwiftUI.AutomaticFormStyle`).
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Rows in groups (`SwiftUI.GroupedFormStyle`).
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// Labels in one column, controls in another (`SwiftUI.ColumnsFormStyle`).
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// The style of forms within this view. Every style is rows in groups.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
