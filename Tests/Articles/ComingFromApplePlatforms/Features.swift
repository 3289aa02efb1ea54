//= name: "Features",
