#if Web
  public import IppoUI
  import IppoWeb

  /// Editing texts of fields.
  extension WireClient {
    /// Edits the displayed text of a field, and waits until the server has handled the edit. While the connection is
    /// cut, the edit is queued and this method returns at once.
    /// - Parameters:
    ///   - text: The new text of the field.
    ///   - caret: The position of the caret after the edit, in UTF-16 code units; `nil` for the end of the insertion.
    /// - Throws: ``WireError/refused(code:_:)`` when the edit was not delivered.
    public func edit(_ node: RenderNodeID, to text: String, caret: Int? = nil) async throws {
      try await answer(to: noteEdit(of: node, to: text, caret: caret))
    }

    /// Edits the text of a field without waiting for the server.
    /// - Parameter change: Returns the new text and the caret for the displayed text, which no change of the app replaces
    ///   meanwhile.
    package func beginEdit(
      _ node: RenderNodeID, _ change: @Sendable (_ displayed: String) -> (text: String, caret: Int)
    ) async throws {
      let new = change(text(of: node) ?? "")
      let number = noteEdit(of: node, to: new.text, caret: new.caret)
      guard isReady else { return }
      await resending?.value
      try await transmit(number)
    }

    /// The displayed text of a field: the server's text with the edits that the server has not acknowledged.
    public func text(of node: RenderNodeID) -> String? { (texts[node] ?? page.text(of: node))?.text }

    private func noteEdit(of node: RenderNodeID, to new: String, caret: Int?) -> Int {
      var text = texts[node] ?? page.text(of: node) ?? PersonText("", revision: 0)
      let edit = TextEdit.difference(from: text.text, to: new, caret: caret)
      let told = text.edit(edit, caret: caret ?? edit.caret(edit.end), number: sequence + 1)
      texts[node] = text
      return note(.edit(told), at: node)
    }

    /// Applies a patch to the text of a field, if the client has edited that text.
    func edit(by patch: [JSONValue]) throws {
      guard patch.count > 1, let address = try? WirePage.address(patch[1]) else { return }
      let node = WirePage.node(of: address)
      switch patch[0].string {
      case "e":
        guard texts[node] != nil else { return }
        let change = try WirePage.change(patch)
        texts[node]!.take(change.edit, revision: change.revision)
      case "a":
        guard patch.last?.entries["value"] != nil else { return }
        take(wholeOf: node)
      // Fields may be part of what is new.
      case "c", "i", "x":
        for node in texts.keys { take(wholeOf: node) }
        return
      default: return
      }
      update(node)
    }

    /// A field shows the text that the page has, with the edits that are not answered.
    private func take(wholeOf node: RenderNodeID) {
      guard texts[node] != nil, let new = page.text(of: node) else { return }
      texts[node]!.take(whole: new.text, revision: new.revision)
      update(node)
    }

    /// The page is another one, with the events up to a number.
    func refound(after number: Int) {
      for node in texts.keys {
        if let new = page.text(of: node) {
          let unanswered = pending.compactMap { item -> (number: Int, edit: RenderTextEdit)? in
            guard item.node == node, item.sequence > number, case .edit(let edit) = item.event else { return nil }
            return (item.sequence, edit)
          }
          texts[node]!.take(whole: new.text, revision: new.revision, unanswered: unanswered)
          update(node)
        } else {
          texts[node] = nil
        }
      }
    }

    /// Updates the pending events: the client resends edits in their transformed form.
    private func update(_ node: RenderNodeID) {
      guard let text = texts[node] else { return }
      for edit in text.pending {
        guard let index = pending.firstIndex(where: { $0.sequence == edit.number }) else { continue }
        pending[index].event = .edit(edit.edit)
      }
    }
  }
#endif
