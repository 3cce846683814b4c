import {
  type AccountChange,
  applyChange,
  emptyTrack,
  isBlank,
  merge,
  parseChange,
  parseTrack,
  type Track,
} from './track.ts'
import { arrayOf, fieldsOf, readSaveWish, type SaveWish } from './track-fields.ts'

/** An account's track, and the changes that its server has not confirmed yet, in order. */
export type Account = {
  owner: string
  /** As the server last sent it; absent: this browser has not received it yet. */
  track?: Track
  /** Of `track`; absent: its server counts none. */
  version?: number
  unsent: readonly AccountChange[]
  /**
   * A guest's track that the server refused, for example because of too many stops; it is returned to the guest
   * later.
   */
  refused?: Track
}

/** What one browser keeps. For a guest its text is the guest's track and nothing else. */
export type StoredTrack = {
  guest: Track
  /** A guest's SAVE, which is carried out after signing in. */
  save: SaveWish | null
  accounts: readonly Account[]
}
/** Whose track it is: a name of the account; `null`: a guest. */
export type Owner = string | null

/** Nothing is kept. */
export const emptyKept: StoredTrack = { guest: emptyTrack, save: null, accounts: [] }

/** What is kept of an account; of an unknown one, nothing. */
export const accountOf = ({ accounts }: StoredTrack, owner: string): Account =>
  accounts.find((account) => account.owner === owner) ?? { owner, unsent: [] }

/** The changes of an account that its server has not confirmed, in order; a guest has none. */
export const unsentOf = (kept: StoredTrack, owner: Owner): readonly AccountChange[] =>
  owner === null ? [] : accountOf(kept, owner).unsent

/** Whether this browser has ever received the track of an account; a guest's is always here. */
export const hasReceived = (kept: StoredTrack, owner: Owner): boolean =>
  owner === null || accountOf(kept, owner).track !== undefined

/** The track to show: of an account, the server's with every change that it has not confirmed yet. */
export function shownTo(kept: StoredTrack, owner: Owner): Track {
  if (owner === null) return kept.guest
  const { track = emptyTrack, unsent } = accountOf(kept, owner)
  return unsent.reduce(applyChange, track)
}

/** Reads any stored text and drops what is invalid. `null`: nothing is stored. */
export function readStored(text: string | null): StoredTrack {
  const found = parse(text)
  const { save, save_title, accounts } = fieldsOf(found)
  return {
    guest: parseTrack(found),
    save: readSaveWish(save, save_title)[0] ?? null,
    accounts: arrayOf(accounts).flatMap(readAccount),
  }
}

/** How many changes of an account a stored text holds that its server has not confirmed. */
export const unsentChanges = (text: string | null, owner: Owner): number => unsentOf(readStored(text), owner).length

/** Returns guests' tracks that accounts have refused to the guest. */
export function withRefused(kept: StoredTrack): StoredTrack {
  const refused = kept.accounts.flatMap((account) => account.refused ?? [])
  if (refused.length === 0) return kept
  const accounts = kept.accounts.map(({ refused: _, ...account }) => account)
  return {
    ...kept,
    guest: refused.reduce(merge, kept.guest),
    accounts: accounts.filter(({ unsent }) => unsent.length > 0),
  }
}

/**
 * What outlives the end of a session in this browser: the changes that servers have not confirmed, which wait for the
 * next sign-in of their account, and what is a guest's own, with what accounts have refused of it. It may be called
 * after a page has returned that to the guest, and again in each tab, so it leaves a guest's track where it is.
 * @param text as it is stored; @param forgotten the account whose changes go too: it has signed out
 * @returns `null`: nothing
 */
export function keptOverSession(text: string | null, forgotten: Owner): string | null {
  const kept = withRefused(readStored(text))
  const accounts = kept.accounts.flatMap(({ owner, unsent }): Account[] =>
    unsent.length > 0 && owner !== forgotten ? [{ owner, unsent }] : [],
  )
  return accounts.length === 0 && isBlank(kept.guest) ? null : writeStored({ ...kept, accounts })
}

/** The text to store, which `readStored` reads. */
export const writeStored = ({ guest, save, accounts }: StoredTrack) =>
  JSON.stringify({
    ...guest,
    ...(save && { save: save.key, save_title: save.title }),
    ...(accounts.length === 0 ? {} : { accounts }),
  })

/** The version of a track, as its field. */
export function versionIn(found: unknown): { version?: number } {
  const { version } = fieldsOf(found)
  return typeof version === 'number' ? { version } : {}
}

function readAccount(found: unknown): Account[] {
  const { owner, track, version, unsent, refused } = fieldsOf(found)
  if (typeof owner !== 'string') return []
  return [
    {
      owner,
      ...(track !== undefined && { track: parseTrack(track) }),
      ...versionIn({ version }),
      unsent: arrayOf(unsent).flatMap(parseChange),
      ...(refused !== undefined && { refused: parseTrack(refused) }),
    },
  ]
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

/** The same with this account, which replaces what was kept of its owner. */
export const withAccount = (kept: StoredTrack, changed: Account): StoredTrack => ({
  ...kept,
  accounts: [...kept.accounts.filter(({ owner }) => owner !== changed.owner), changed],
})
