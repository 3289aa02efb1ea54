/// Content over the window, while a binding is set.
struct PresentationModifier<Shown: View>: OutletModifier {
  typealias Body = Never

  let slot: Shown

  var outlet: OutletID { .presentations }
  var attachment: some View { slot }
}

/// Shows content while a flag is set.
struct FlagSlot<Shown: View>: View {
  @Binding var isPresented: Bool
  let kind: PresentationElement<Lazily<Shown>>.Kind
  let onDismiss: (() -> Void)?
  let content: () -> Shown

  var body: some View {
    if isPresented {
      PresentedContent(kind, dismiss: { [$isPresented] in $isPresented.wrappedValue = false }, content: Lazily(content))
        .modifier(DismissalModifier(action: onDismiss))
    }
  }
}

/// Shows content while there is an item; another item is another presentation.
struct ItemSlot<Item, ID: Hashable, Shown: View>: View {
  @Binding var item: Item?
  let id: (Item) -> ID
  let kind: PresentationElement<Lazily<Shown>>.Kind
  let onDismiss: (() -> Void)?
  let content: (Item) -> Shown

  var body: some View {
    if let item {
      PresentedContent(kind, dismiss: { [$item] in $item.wrappedValue = nil }, content: Lazily { content(item) })
        .modifier(DismissalModifier(action: onDismiss))
        .id(id(item))
    }
  }
}

extension View {
  /// Shows a sheet while `isPresented`; closing it writes `false`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: FlagSlot(isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, content: content)))
  }

  /// Shows a sheet while there is an item; closing it writes `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: ItemSlot(item: item, id: { $0.id }, kind: .sheet, onDismiss: onDismiss, content: content)))
  }

  /// Covers the window while `isPresented`; closing it writes `false`.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: FlagSlot(isPresented: isPresented, kind: .cover, onDismiss: onDismiss, content: content)))
  }

  /// Covers the window while there is an item; closing it writes `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        slot: ItemSlot(item: item, id: { $0.id }, kind: .cover, onDismiss: onDismiss, content: content)))
  }
}
