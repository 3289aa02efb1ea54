/// Asks before a user dismisses a presentation.
@MainActor
final class DismissalQuestion: Unarchived {
  var ask: () -> Void = {}

  init() {}
}

/// Dismisses the presentation that a dialog asks about.
struct DismissalAnswer: Sendable {
  let dismiss: @MainActor @Sendable () -> Void
}

private struct DismissalAnswerKey: EnvironmentKey {
  static var defaultValue: DismissalAnswer? { nil }
}

extension EnvironmentValues {
  /// Set within the actions of a dialog that asks before a dismissal: all buttons but those that cancel dismiss.
  var dismissalAnswer: DismissalAnswer? {
    get { self[DismissalAnswerKey.self] }
    set { self[DismissalAnswerKey.self] = newValue }
  }
}

private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  @State private var question = DismissalQuestion()
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message

  func body(content: Content) -> some View {
    question.ask = { [$isAsking] in $isAsking.wrappedValue = true }
    return
      content
      .presentation { [question] traits in
        if shouldPresent { traits.question = QuestionReference(question) }
      }
      .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
        actions.environment(\.dismissalAnswer, DismissalAnswer { [dismiss] in dismiss() })
      } message: {
        message
      }
  }
}

/// A question among the traits of a presentation.
struct QuestionReference: Equatable, Sendable {
  private let question: DismissalQuestion

  @MainActor init(_ question: DismissalQuestion) { self.question = question }

  @MainActor func ask() { question.ask() }

  static func == (left: Self, right: Self) -> Bool { left.question === right.question }
}

extension View {
  /// Asks before a user dismisses the sheet, cover or popover around the view. A button that does not cancel dismisses
  /// it, once its action has run. Closing a page or a terminal asks no question.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether to ask.
  ///   - actions: The buttons.
  ///   - message: The message of the dialog.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks before a user dismisses the sheet, cover or popover around the view.
  public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) { EmptyView() }
  }

  /// Asks before a user dismisses the sheet, cover or popover around the view.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before a user dismisses the sheet, cover or popover around the view.
  public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions) }

  /// Asks before a user dismisses the sheet, cover or popover around the view.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks before a user dismisses the sheet, cover or popover around the view.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions) }
}
