//= #if os(iOS) || canImport(IppoUI)
//+ let isForTouch = true
//+ #endif

let isAsked = isForTouch
