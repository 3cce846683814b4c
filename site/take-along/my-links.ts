/** A link that was made in this browser. `secret` ends it without an account; `digest`: of the track it shows. */
export type MyLink = {
  token: string
  secret: string | null
  can_add: boolean
  /** An instant. */
  made_at: string
  digest: string
}

/** In `localStorage`; signing out removes it. */
export const myLinksKey = 'shared_links'
const mostLinks = 50

const isLink = (value: unknown): value is MyLink =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'made_at' in value &&
  typeof value.made_at === 'string' &&
  !Number.isNaN(Date.parse(value.made_at))

export function readLinks(text: string | null): readonly MyLink[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isLink) : []
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

/** SHA-256 in hexadecimal digits. */
export async function contentDigest(content: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
