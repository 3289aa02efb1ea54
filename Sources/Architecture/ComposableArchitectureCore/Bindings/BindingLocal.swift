/// Whether a binding is being written. A view on its way out may write a binding of a store that is already gone. The
/// store then drops the action without a report.
package enum BindingLocal {
  @TaskLocal package static var isActive = false
}
