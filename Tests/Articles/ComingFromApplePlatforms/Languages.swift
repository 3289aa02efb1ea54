import PackageDescription

//= defaultLocalization: "en",
