import Foundation
import IppoRender

/// The person's editor has the terminal. Meanwhile the session neither draws frames nor reads keys.
extension TerminalSession {
  /// A text that is in the editor.
  struct EditedElsewhere {
    let node: RenderNodeID
    let text: String
    /// Gives the keyboard's signals back to the session.
    let heedKeyboard: () -> Void
    var editor: ExternalEditor?
  }

  /// Gives the terminal to the editor, if the person has asked for it.
  func openEditor() {
    guard let request = renderer.takeEditorRequest() else { return }
    leave(erasing: true)
    elsewhere = EditedElsewhere(
      node: request.node, text: request.text, heedKeyboard: SignalGuard.ignoringKeyboard())
    holdInput(true)
    guard let terminal = device.path,
      let editor = ExternalEditor(request.text, environment: ProcessInfo.processInfo.environment, terminal: terminal)
    else { return closeEditor(words[.editorNotStarted]) }
    elsewhere?.editor = editor
    editor.watch { [weak self] in self?.follow($0) }
  }

  private var words: RenderWords { renderer.tree.window.words }

  private func follow(_ change: ExternalEditor.Change) {
    guard let elsewhere, exit == nil else { return }
    switch change {
    // The job is suspended as a whole, and the shell continues both processes.
    case .stopped: SignalGuard.raiseDefault(SIGTSTP)
    case .ended(0):
      guard let text = elsewhere.editor?.text(after: elsewhere.text) else {
        return closeEditor(words[.editorNoText])
      }
      closeEditor()
      guard text != elsewhere.text else { return }
      guard let events = renderer.replaceText(of: elsewhere.node, with: text) else {
        renderer.ringBell()
        return scheduleDraw()
      }
      deliver(events)
      update()
    case .ended(let status):
      closeEditor(status.map { words[.editorStatus, "\($0)"] } ?? words[.editorSignal])
    }
  }

  /// Takes the terminal back.
  ///
  /// - Parameter failure: The reason why the text is as it was. It is read on the shell's screen, once the program has ended.
  private func closeEditor(_ failure: String? = nil) {
    elsewhere?.editor?.removeFile()
    elsewhere?.heedKeyboard()
    elsewhere = nil
    if let failure {
      FileHandle.standardError.write(Data("\(failure) \(words[.textUnchanged])\n".utf8))
      renderer.ringBell()
    }
    resume()
    holdInput(queue.isFull)
    // Keys that came in one piece with the one that opened the editor.
    scheduleSlice()
    handOverIfIdle()
  }

  /// Ends the editor together with the session.
  func endEditor() {
    guard let elsewhere else { return }
    self.elsewhere = nil
    elsewhere.heedKeyboard()
    guard let editor = elsewhere.editor else { return }
    kill(editor.process, SIGHUP)
    kill(editor.process, SIGCONT)
    editor.removeFile()
  }
}
