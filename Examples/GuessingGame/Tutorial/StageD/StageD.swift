/// A plain link leads to the list. Whether it is open is known to the navigation alone, not to the state.
enum StageD {}
