/// Controls in rows, for settings and entries (`SwiftUI.Form`).
public struct Form<Content: View>: View {
  @Environment(\.formStyle) private var style
  private let content: Content

  /// A form with a row for each view of the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view of the surrounding style for the content; rows in groups without a style.
  public var body: some View {
    if let style {
      style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
    } else {
      standard
    }
  }

  private var standard: some View {
    ListElement(style: .form, selection: nil, content: content).environment(\.sectionPlace, .rows)
  }
}
