/// Whether a binding is being written. A view on its way out may write a binding of a store that is already gone:
/// such an action is dropped instead of being reported.
package enum BindingLocal {
  @TaskLocal package static var isActive = false
}
