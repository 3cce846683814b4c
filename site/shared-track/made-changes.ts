import type { SharedChange } from '@tropa/contract'
import { arrayOf, fieldsOf } from '@tropa/machines'
import { underLock } from '../visitor/under-lock.ts'

/**
 * In `localStorage`: which changes of shared tracks were made in this browser; signing out removes it. The name is
 * not enough, because two people may choose the same one.
 */
export const madeChangesKey = 'made_changes'

/** The most tracks, and changes of each, that are remembered; forgotten ones are shown as changes of somebody else. */
const mostTracks = 20
export const mostMade = 500

export type MadeChange = Pick<SharedChange, 'version' | 'kind'> &
  Partial<Pick<SharedChange, 'object_type' | 'object_id'>>
type Made = { token: string; changes: readonly string[] }

/**
 * The kind and object are part of it, because a call that changes nothing returns the version of somebody else's
 * change. Which stop an order has moved is known only to the server.
 */
const textOf = ({ version, kind, object_type = 'location', object_id }: MadeChange) =>
  object_id === undefined || kind === 'ordered' ? `${version} ${kind}` : `${version} ${kind} ${object_type}${object_id}`

/** What could not be stored lives as long as the page. */
const ofPage = new Set<string>()
const nameOf = (token: string, change: string) => `${token} ${change}`

const isText = (value: unknown) => typeof value === 'string'

function readMade(found: unknown): Made[] {
  const { token, changes } = fieldsOf(found)
  return isText(token) ? [{ token, changes: arrayOf(changes).filter(isText) }] : []
}

/**
 * The track that was changed last is first.
 * @throws if storage is forbidden
 */
function storedChanges(): readonly Made[] {
  const text = localStorage.getItem(madeChangesKey)
  try {
    return arrayOf(JSON.parse(text ?? '[]')).flatMap(readMade)
  } catch {
    return []
  }
}

/** Remembers a change that was made here; to be called within `changeInTurn`. */
export function keepMade(token: string, made: MadeChange): void {
  const change = textOf(made)
  try {
    const all = storedChanges()
    const before = all.find((one) => one.token === token)?.changes ?? []
    const changed = { token, changes: [...before, change].slice(-mostMade) }
    const kept = [changed, ...all.filter((one) => one.token !== token)].slice(0, mostTracks)
    localStorage.setItem(madeChangesKey, JSON.stringify(kept))
  } catch {
    ofPage.add(nameOf(token, change))
  }
}

/** @returns whether a change of this track was made in this browser */
export function madeHere(token: string): (change: MadeChange) => boolean {
  const known = new Set<string>()
  try {
    for (const change of storedChanges().find((one) => one.token === token)?.changes ?? []) known.add(change)
  } catch {
    // Then only this page's memory is used.
  }
  return (made) => known.has(textOf(made)) || ofPage.has(nameOf(token, textOf(made)))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a change after those begun before it, also in other tabs of this browser if it has locks. A change is made and
 * remembered in one turn: other pages may receive it before its own response arrives, and wait for a turn before they
 * ask whose it is.
 */
export function changeInTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const before = last
  const result = underLock(madeChangesKey, run, { withoutLock: () => before.then(run, run) })
  last = result
  return result
}

/** Resolves when all changes that were begun here are remembered. */
export const whenRemembered = (): Promise<void> => changeInTurn(() => Promise.resolve())
