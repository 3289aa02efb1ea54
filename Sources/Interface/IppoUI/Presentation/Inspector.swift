public import Foundation

/// A column beside the content, or a sheet over it.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = InspectorWidth()
  let isPresented: Binding<Bool>
  let inspector: Inspector

  func body(content: Content) -> some View {
    let isColumn = sizeClass == .regular
    return columns(content, isColumn: isColumn)
      .sheet(
        isPresented: Binding {
          isPresented.wrappedValue && !isColumn
        } set: {
          isPresented.wrappedValue = $0
        }
      ) {
        inspector
      }
  }

  private func columns(_ content: Content, isColumn: Bool) -> some View {
    let isShown = isColumn && isPresented.wrappedValue
    var columns = HStack(alignment: .top, spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isShown {
        Divider()
        inspector
          .frame(minWidth: width.minimum, idealWidth: width.usual, maxWidth: width.usual)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .accessibilityElement(children: .contain)
      }
    }
    columns.hasMovableDividers = isShown && width.limits != nil
    columns.lastPartLimits = isShown ? width.limits : nil
    return columns
  }
}

private struct InspectorWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat = 270
  var maximum: CGFloat?

  /// The width where there is enough space: the ideal one, within the limits.
  var usual: CGFloat { max(min(ideal, maximum ?? ideal), minimum ?? 0) }

  /// The widths that a user can choose; `nil` for a single one.
  var limits: ClosedRange<Double>? {
    let least = Double(max(minimum ?? 0, 0))
    let greatest = Double(maximum ?? .infinity)
    return least < greatest ? least...greatest : nil
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth { InspectorWidth() }

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

extension View {
  /// Details of the content, in a column at its trailing edge, or in a sheet in a narrow window.
  ///
  /// - Parameters:
  ///   - isPresented: Whether they show; `false` is written when a user closes the sheet.
  ///   - content: The details.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// The width of the inspector this view is in, in points. Users cannot move its edge.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(minimum: width, ideal: width, maximum: width))
  }

  /// The width of the inspector this view is in, in points. The column has the ideal width, or a smaller one down to the
  /// least width in a narrow window. Users move its edge in terminals, within the limits, and cannot move it in browsers.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(minimum: min, ideal: ideal, maximum: max))
  }
}
