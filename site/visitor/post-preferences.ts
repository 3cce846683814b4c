import type { PreferenceField } from './preference-change.ts'
import { preferencesPath } from './preferences-path.ts'
import type { Preferences } from './preferences.ts'

export type PreferenceChange = Partial<Record<PreferenceField, string>>

/** A post that hangs must not hold back the changes after it. */
const longestMs = 10_000

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Runs one task after another, over all tabs of the browser. Each change builds on the cookies that the change before
 * it has set, so two posts at once would lose one. Browsers lack locks on plain HTTP: there the tasks of one page take
 * turns.
 * @param task never rejects
 */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('preferences', task)
  const turn = lastTurn.then(task)
  lastTurn = turn
  return turn
}

async function post(fields: PreferenceChange): Promise<Preferences | undefined> {
  const response = await fetch(preferencesPath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(longestMs),
    // A visitor who leaves the page at once has chosen all the same.
    keepalive: true,
  })
  return response.ok ? response.json() : undefined
}

/**
 * The same post that the forms make without a script. @returns nothing where the portal cannot be reached or refuses
 */
export const postPreferences = (fields: PreferenceChange): Promise<Preferences | undefined> =>
  inTurn(() => post(fields).catch(() => undefined))
