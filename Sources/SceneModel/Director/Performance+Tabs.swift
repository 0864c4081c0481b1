import AnimatorCore
import SourceDiagnostics

/// Tabs: each has a stack of its own, which is found as it was left (UIKit's `UITabBarController`).
extension Performance {
  mutating func tab(_ screen: Screen, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard let index = freeStack(step, at: now), let root = stage.levels[index].entries.first else {
      return now
    }
    if root.instance.name == screen.name {
      // The tab that is there already goes back to its bottom, as on the platform.
      let above = stage.levels[index].entries.count - 1
      return above > 0 ? try goBack(above, on: index, use, step, at: now) : now
    }
    let size = stage.levels[index].shown.size
    let entries =
      stage.levels[index].tabs[screen.name]
      ?? [WorkingStage.Entry(instance: instance(of: screen, size: size), arrival: nil)]
    guard let use, use.transition != nil else {
      let (from, to) = (stage.levels[index].entries.last, entries.last)
      stage.switchTab(to: entries, on: index, at: now)
      guard let from = from?.instance.name, let to = to?.instance.name else { return now }
      tell(
        [
          (.viewWillDisappear, from, nil), (.viewWillAppear, to, nil), (.viewDidDisappear, from, nil),
          (.viewDidAppear, to, nil),
        ], at: now)
      return now
    }
    let room = Rect(origin: stage.levels[index].shown.style?.enteringFrame.origin ?? .zero, size: size)
    guard let style = resolve(use, .push, of: screen, in: room, at: step.range, now),
      let plan = plan(style, use, in: room.origin, isBackwards: false, at: now)
    else { return now }
    stage.switchTab(to: entries, on: index, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .paging(level: stage.levels[index].id))
    return plan.end
  }
}
