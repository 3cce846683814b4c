/** What notices of the planner are about, where that is no stop: a newer one takes the place of an older. */
export const clearing = 'clearing'
export const moving = 'move in the plan'
