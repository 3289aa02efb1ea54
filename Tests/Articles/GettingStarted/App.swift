//= struct MyApp: App {
