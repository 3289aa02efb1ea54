import CounterFeature
//= struct MyApp: App {
