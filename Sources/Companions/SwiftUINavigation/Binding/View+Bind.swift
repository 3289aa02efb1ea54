public import IppoUI

/// Something with a value that can be read and written: `Binding`, `FocusState`, `AppStorage` and the like.
public protocol _Bindable {
  /// The type of the value.
  associatedtype Value

  /// The value.
  @MainActor var wrappedValue: Value { get nonmutating set }
}

extension Binding: _Bindable {}
extension AppStorage: _Bindable {}
extension FocusState: _Bindable {}
extension FocusState.Binding: _Bindable {}
extension SceneStorage: _Bindable {}

extension View {
  /// Keeps a value of a model and a value of the view the same.
  ///
  /// The view's value starts as the model's; then a change of either is written to the other.
  ///
  /// ```swift
  /// .bind($model.focus, to: $focus)
  /// ```
  ///
  /// - Parameters:
  ///   - modelValue: The value of the model.
  ///   - viewValue: The value of the view.
  public func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue,
    to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    self.modifier(BindModifier(modelValue: modelValue, viewValue: viewValue))
  }
}

private struct BindModifier<ModelValue: _Bindable, ViewValue: _Bindable>: ViewModifier
where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
  let modelValue: ModelValue
  let viewValue: ViewValue
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard !self.hasAppeared else { return }
        self.hasAppeared = true
        guard self.viewValue.wrappedValue != self.modelValue.wrappedValue else { return }
        self.viewValue.wrappedValue = self.modelValue.wrappedValue
      }
      .onChange(of: self.modelValue.wrappedValue) { _, newValue in
        guard self.viewValue.wrappedValue != newValue else { return }
        self.viewValue.wrappedValue = newValue
      }
      .onChange(of: self.viewValue.wrappedValue) { _, newValue in
        guard self.modelValue.wrappedValue != newValue else { return }
        self.modelValue.wrappedValue = newValue
      }
  }
}
