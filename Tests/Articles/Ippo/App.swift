//= struct HelloApp: App {
