import type { ProgramStep } from '@tropa/contract'

/** One stop of the line: a day with its steps, or a single step. */
export type ProgrammeStop = { number: number; steps: readonly ProgramStep[] }
export type Programme = { isByDay: boolean; stops: readonly ProgrammeStop[] }

/** By day if there are several days, else step by step. */
export function programmeOf(steps: readonly ProgramStep[]): Programme {
  const days = Map.groupBy(steps, ({ day }) => day)
  const isByDay = days.size > 1 && !days.has(undefined)
  if (!isByDay) return { isByDay, stops: steps.map((step, index) => ({ number: index + 1, steps: [step] })) }
  return { isByDay, stops: [...days].map(([day = 0, some]) => ({ number: day, steps: some })) }
}
