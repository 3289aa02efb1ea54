/// The texts of a dialog about files, where the app sets them.
struct FileDialogWords {
  var message: Text?
  var confirmation: Text?
  var nameLabel: Text?
  var folder: URL?
}

private struct FileDialogWordsKey: EnvironmentKey {
  static var defaultValue: FileDialogWords { FileDialogWords() }
}

extension EnvironmentValues {
  var fileDialogWords: FileDialogWords {
    get { self[FileDialogWordsKey.self] }
    set { self[FileDialogWordsKey.self] = newValue }
  }
}

extension View {
  private func fileDialog(_ change: @escaping (inout FileDialogWords) -> Void) -> some View {
    transformEnvironment(\.fileDialogWords, transform: change)
  }

  /// The message above the choice in dialogs about files.
  public func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }

  /// The message above the choice in dialogs about files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  /// The message above the choice in dialogs about files.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// The label of the button that confirms a dialog about files.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { fileDialog { $0.confirmation = label } }

  /// The label of the button that confirms a dialog about files.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// The label of the button that confirms a dialog about files.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// The label of the field for the name of an exported file.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { fileDialog { $0.nameLabel = label } }

  /// The label of the field for the name of an exported file.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// The label of the field for the name of an exported file.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// The folder in which dialogs about files begin, where the user sits at the app's machine. Browsers begin where they
  /// were last.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.folder = defaultDirectory }
  }
}

/// A sheet about files, and its outcome.
struct FileDialogModifier<Content: View>: ViewModifier {
  /// Whether a dialog has ended with a result, and not by cancellation.
  private final class Outcome: Unarchived {
    var isFinished = false
  }

  @State private var outcome = Outcome()
  @Binding var isPresented: Bool
  let onCancellation: () -> Void
  /// - Parameter finish: closes the dialog.
  let dialog: (_ finish: @escaping () -> Void) -> Content

  func body(content: Self.Content) -> some View {
    let outcome = outcome
    content.modifier(
      PresentationModifier(
        slot: FlagSlot(
          isPresented: $isPresented, kind: .sheet,
          onDismiss: {
            if !outcome.isFinished { onCancellation() }
            outcome.isFinished = false
          },
          content: {
            dialog {
              outcome.isFinished = true
              isPresented = false
            }
          })))
  }
}

/// The common look of dialogs about files.
struct FileDialogFrame<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.fileDialogWords) private var words
  @Environment(\.clientSharesFiles) private var sharesFiles
  let title: Text
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      title.font(.headline).accessibilityAddTraits(.isHeader)
      words.message
      content
      Button(LocalizedStringKey(.cancel), role: .cancel) { dismiss() }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .presentationDetents(sharesFiles ? [.large] : [.medium])
  }
}
