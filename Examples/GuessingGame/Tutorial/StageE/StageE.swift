/// The list is open when the state says so: what is on the screen follows from the state alone.
enum StageE {}
