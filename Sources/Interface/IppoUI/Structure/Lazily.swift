/// Content that is evaluated later, in a scope of its own. Its reads do not evaluate the views around it.
nonisolated struct Lazily<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }

  @MainActor var body: Content { content() }
}
