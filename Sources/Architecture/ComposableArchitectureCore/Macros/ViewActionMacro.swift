/// Lets a view send the view actions of a feature, and no others, with `send`.
///
/// ```swift
/// @Reducer struct Feature {
///   enum Action: ViewAction {
///     case loaded(String)
///     case view(View)
///     enum View { case onAppear, tapped }
///   }
/// }
///
/// @ViewAction(for: Feature.self)
/// struct FeatureView: View {
///   let store: StoreOf<Feature>
///   var body: some View { Button("Tap") { send(.tapped) } }
/// }
/// ```
///
/// The type must have a property `store`. A `store.send(…)` in it raises a warning. The semantics are those of
/// `@ViewAction` in the Composable Architecture.
///
/// - Parameter reducer: The feature.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for reducer: R.Type) =
  #externalMacro(module: "IppoMacros", type: "ViewActionMacro") where R.Action: ViewAction
