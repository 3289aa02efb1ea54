//! module Feature
//= public struct Counter {

//= public struct CounterView: View {
