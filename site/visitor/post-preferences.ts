import type { PreferenceField } from './preference-change.ts'
import { preferencesPath } from './preferences-path.ts'
import type { Preferences } from './preferences.ts'
import { underLock } from './under-lock.ts'

export type PreferenceChange = Partial<Record<PreferenceField, string>>

/** A request that hangs must not block later changes. */
const longestMs = 10_000

let lastTurn: Promise<unknown> = Promise.resolve()

function inTurnOfPage<Result>(task: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(task)
  lastTurn = turn
  return turn
}

/**
 * Runs tasks one after another, across all tabs of the browser. Each change builds on the cookies of the previous one,
 * so concurrent posts would lose a change. Without locks only the tasks of one page take turns.
 * @param task never rejects
 */
const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> =>
  underLock('preferences', task, { withoutLock: () => inTurnOfPage(task) })

async function post(fields: PreferenceChange): Promise<Preferences | undefined> {
  const response = await fetch(preferencesPath, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(longestMs),
    // Completes the request if the visitor leaves the page.
    keepalive: true,
  })
  return response.ok ? response.json() : undefined
}

/**
 * Sends the same post as the forms do without scripts.
 * @returns `undefined` if the portal cannot be reached or refuses
 */
export const postPreferences = (fields: PreferenceChange): Promise<Preferences | undefined> =>
  inTurn(() => post(fields).catch(() => undefined))
