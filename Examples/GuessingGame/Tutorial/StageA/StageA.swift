/// The game keeps what was guessed in an array.
enum StageA {}
