import {
  type AccountChange,
  applyChange,
  arrayOf,
  count,
  emptyTrack,
  fieldsOf,
  parseChange,
  parseTrack,
  type Track,
} from './track.ts'

/** An account's track: as the server last gave it, and what it has not received yet, in order. */
export type Account = { owner: string; track: Track; unsent: readonly AccountChange[] }

/** What one browser keeps. For a guest its text is the guest's track and nothing else. */
export type KeptTrack = {
  guest: Track
  /** The key of the SAVE that a guest pressed: it is done after signing in. */
  save: string | null
  accounts: readonly Account[]
}
/** `null`: a guest. */
export type Owner = string | null

export const emptyKept: KeptTrack = { guest: emptyTrack, save: null, accounts: [] }

export const accountOf = ({ accounts }: KeptTrack, owner: string): Account =>
  accounts.find((account) => account.owner === owner) ?? { owner, track: emptyTrack, unsent: [] }

export const unsentOf = (kept: KeptTrack, owner: Owner): readonly AccountChange[] =>
  owner === null ? [] : accountOf(kept, owner).unsent

/**
 * The track to show: the server's with every change it has not received yet. A refused change is
 * gone from it by being left out.
 */
export function shownTo(kept: KeptTrack, owner: Owner): Track {
  if (owner === null) return kept.guest
  const { track, unsent } = accountOf(kept, owner)
  return unsent.reduce(applyChange, track)
}

/** Makes a change: on the guest's track, or at the end of what the account is to be told. */
export function ask(kept: KeptTrack, owner: Owner, change: AccountChange): KeptTrack {
  if (owner !== null) return append(adopt(kept, owner), owner, [change])
  if (change.type === 'SAVE') return { ...kept, save: change.key }
  const guest = applyChange(kept.guest, change)
  return { ...kept, guest, save: count(guest) === 0 ? null : kept.save }
}

/**
 * What a guest gathered goes to the account, in one step and so once. Other accounts with
 * nothing left to tell are forgotten.
 */
export function settle(kept: KeptTrack, owner: Owner): KeptTrack {
  const isLeft = (account: Account) => account.owner === owner || account.unsent.length > 0
  const left = kept.accounts.every(isLeft) ? kept : { ...kept, accounts: kept.accounts.filter(isLeft) }
  return owner === null ? left : adopt(left, owner)
}

function adopt(kept: KeptTrack, owner: string): KeptTrack {
  if (count(kept.guest) === 0) return kept
  const brought: AccountChange = { type: 'MERGE', track: kept.guest }
  const changes = kept.save === null ? [brought] : [brought, { type: 'SAVE' as const, key: kept.save }]
  return append({ ...kept, guest: emptyTrack, save: null }, owner, changes)
}

/** The server's own word, and the change that it answers, if any. */
export function land(kept: KeptTrack, owner: string, track: Track, sent: AccountChange | null): KeptTrack {
  const account = accountOf(kept, owner)
  return withAccount(kept, { ...account, track, unsent: sent ? withoutFirst(account.unsent, sent) : account.unsent })
}

export function drop(kept: KeptTrack, owner: string, refused: AccountChange): KeptTrack {
  const account = accountOf(kept, owner)
  return withAccount(kept, { ...account, unsent: withoutFirst(account.unsent, refused) })
}

/** Reads whatever lies there: what cannot be understood is left out, at worst all of it. */
export function readKept(text: string | null): KeptTrack {
  const found = parse(text)
  const { save, accounts } = fieldsOf(found)
  return {
    guest: parseTrack(found),
    save: typeof save === 'string' ? save : null,
    accounts: arrayOf(accounts).flatMap(readAccount),
  }
}

export const writeKept = ({ guest, save, accounts }: KeptTrack) =>
  JSON.stringify({ ...guest, ...(save === null ? {} : { save }), ...(accounts.length === 0 ? {} : { accounts }) })

function readAccount(found: unknown): Account[] {
  const { owner, track, unsent } = fieldsOf(found)
  return typeof owner === 'string'
    ? [{ owner, track: parseTrack(track), unsent: arrayOf(unsent).flatMap(parseChange) }]
    : []
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

const append = (kept: KeptTrack, owner: string, changes: readonly AccountChange[]): KeptTrack => {
  const account = accountOf(kept, owner)
  return withAccount(kept, { ...account, unsent: [...account.unsent, ...changes] })
}

const withAccount = (kept: KeptTrack, changed: Account): KeptTrack => ({
  ...kept,
  accounts: [...kept.accounts.filter(({ owner }) => owner !== changed.owner), changed],
})

/** Another tab may have written the list anew meanwhile, so the first is looked at before it goes. */
function withoutFirst(changes: readonly AccountChange[], sent: AccountChange): readonly AccountChange[] {
  const [first, ...rest] = changes
  return first && JSON.stringify(first) === JSON.stringify(sent) ? rest : changes
}
