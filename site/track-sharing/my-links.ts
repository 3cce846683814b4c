import { shareTokenPattern } from '@tropa/contract'
import { arrayOf, fieldsOf, parseTrack, type Track } from '@tropa/machines'

/** A shared track as its author has last seen it. */
export type SeenTrack = { version: number; track: Track }

/**
 * A link that was made in this browser. `secret` ends it without an account; `digest`: of the track that it shows,
 * absent for a link in a mail, which is never given out again. `made_at` and `expires_at` are instants.
 */
export type MyLink = {
  token: string
  secret: string | null
  can_add: boolean
  made_at: string
  expires_at?: string
  digest: string
  is_mailed?: true
  seen?: SeenTrack
}

/** In `localStorage`; signing out removes it. */
export const myLinksKey = 'shared_links'
const mostLinks = 50

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isSecret = (value: unknown): value is string => typeof value === 'string' && shareTokenPattern.test(value)

function readSeen(found: unknown): SeenTrack | undefined {
  const { version, track } = fieldsOf(found)
  if (!Number.isSafeInteger(version) || track === undefined) return undefined
  return { version: Number(version), track: parseTrack(track) }
}

/** A link; nothing if calls would reject its token, because then it could be neither opened nor ended. */
function readLink(found: unknown): MyLink[] {
  const { token, secret, can_add, made_at, expires_at, digest, is_mailed, seen } = fieldsOf(found)
  if (!isSecret(token) || !isInstant(made_at)) return []
  const read = readSeen(seen)
  return [
    {
      token,
      secret: isSecret(secret) ? secret : null,
      can_add: can_add === true,
      made_at,
      digest: typeof digest === 'string' ? digest : '',
      ...(isInstant(expires_at) && { expires_at }),
      ...(is_mailed === true && { is_mailed }),
      ...(read && { seen: read }),
    },
  ]
}

const distinct = (found: readonly MyLink[]) =>
  found.filter(({ token }, index) => found.findIndex((link) => link.token === token) === index)

export function readLinks(text: string | null): readonly MyLink[] {
  try {
    return distinct(arrayOf(JSON.parse(text ?? '[]')).flatMap(readLink))
  } catch {
    return []
  }
}

const none: readonly MyLink[] = []
let text: string | null = null
let links = none
const listeners = new Set<() => void>()

function stored(): string | null {
  try {
    return localStorage.getItem(myLinksKey)
  } catch {
    return text // where storage is forbidden the links live as long as the page
  }
}

/** The newest first. The same array while nothing changes. */
export function myLinks(): readonly MyLink[] {
  const now = stored()
  if (now !== text) {
    text = now
    links = readLinks(now)
  }
  return links
}

function keep(next: readonly MyLink[]) {
  const written = JSON.stringify(next.slice(0, mostLinks))
  try {
    localStorage.setItem(myLinksKey, written)
  } catch {
    text = written
    links = next
  }
  for (const changed of listeners) changed()
}

const without = (token: string) => myLinks().filter((link) => link.token !== token)
export const keepLink = (link: MyLink): void => keep([link, ...without(link.token)])
/** Stores how the track of a link is now; links keep their order. */
export const keepSeen = (token: string, seen: SeenTrack): void =>
  keep(myLinks().map((link) => (link.token === token ? { ...link, seen } : link)))
export const forgetLink = (token: string): void => keep(without(token))

/** @returns ends this */
export function watchLinks(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

/** The server knows of no links. */
export const noLinks = (): readonly MyLink[] => none
