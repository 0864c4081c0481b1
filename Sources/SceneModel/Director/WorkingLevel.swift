import AnimatorCore

/// What the stacks are made of while the steps run.
extension WorkingStage {
  struct Entry {
    let instance: ScreenInstance
    /// How it came over the entry below, for the way back; nil at the bottom of a stack.
    let arrival: ResolvedTransition?
  }

  struct WorkingLevel {
    let id: Int
    var entries: [Entry]
    var shown: Level
    /// What moves it over the levels below.
    var standing: ActiveMotion?
    /// What moves its topmost pages.
    var paging: ActiveMotion?
    /// The stack as it was, for when `paging` does not come about.
    var entriesBefore: [Entry] = []
    var isLeaving = false
    /// It is the only one once it stands.
    var isReset = false
    /// It goes by itself, and stack verbs do not see it.
    var isTransient = false
    /// The level whose field its keyboard is for; nil for what is no keyboard.
    var keyboardOwner: Int?
    /// What moves it to another detent.
    var detent: ActiveMotion?
    /// Stacks of tabs as they were left, by the name of the screen at their bottom.
    var tabs: [String: [Entry]] = [:]
  }

  /// Something that moves.
  enum Mover: Hashable {
    /// A level over those below, by id.
    case standing(level: Int)
    /// The topmost pages of a level, by id.
    case paging(level: Int)
    /// A presentation between its detents, by the id of its level.
    case detent(level: Int)
  }

  /// A change that is over.
  struct Ending {
    let time: Time
    let mover: Mover
    let change: ScreenChange?
    let completed: Bool
  }
}
