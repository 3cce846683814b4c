import type { Portal } from '../portal/portal.ts'
import { isMissing, statusOf } from '../portal/error.ts'
import type { Track } from '@tropa/machines'
import { textDigest } from '../visitor/text-digest.ts'
import { forgetLink, keepLink, myLinks } from './my-links.ts'
import type { ListedLink } from './own-links.ts'
import { contentOf, withoutNotes } from './sent-track.ts'

/** The page of a shared track. */
export const sharedAddress = (token: string) => `/share_track?token=${token}` as const

type Wanted = { track: Track; can_add: boolean }

async function isOpen(portal: Portal, token: string, signal: AbortSignal): Promise<boolean> {
  try {
    await portal.sharedTrack({ params: { token } }, { signal })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Forgets a link that was ended elsewhere, or has expired. */
export async function forgetIfEnded(portal: Portal, token: string, signal: AbortSignal): Promise<void> {
  if (!(await isOpen(portal, token, signal))) forgetLink(token)
}

/** Empty on plain HTTP, where browsers have no digests: such a link is not found again. */
const digestFor = async ({ track, can_add }: Wanted) =>
  'subtle' in crypto ? textDigest(JSON.stringify([track, can_add])) : ''

/** The response of a call that has made a link. */
export type MadeLink = { token: string; owner_secret?: string | undefined; expires_at?: string | undefined }

export const isMadeLink = (response: unknown): response is MadeLink =>
  typeof response === 'object' && response !== null && 'token' in response && typeof response.token === 'string'

const linkOf = ({ token, owner_secret, expires_at }: MadeLink) => ({
  token,
  secret: owner_secret ?? null,
  made_at: new Date().toISOString(),
  ...(expires_at !== undefined && { expires_at }),
})

/** Remembers a link that `shareTrack` has made, so that this browser can end it. */
export async function rememberLink(wanted: Wanted, made: MadeLink): Promise<void> {
  const { can_add, track } = wanted
  keepLink({ ...linkOf(made), can_add, digest: await digestFor(wanted), seen: { version: 1, track } })
}

/** In `sessionStorage`: passes the new link from the page that made it to the page of the link. */
const justMadeKey = 'just_made_link'

/** Called before the page of the link opens. */
export function announceMade({ token }: MadeLink): void {
  try {
    sessionStorage.setItem(justMadeKey, token)
  } catch {
    return // where storage is forbidden the page comes as any other
  }
}

/** Whether the previous page has made this link; true only once. */
export function wasJustMade(token: string): boolean {
  try {
    if (sessionStorage.getItem(justMadeKey) !== token) return false
    sessionStorage.removeItem(justMadeKey)
    return true
  } catch {
    return false
  }
}

/**
 * Remembers the link in a mail.
 * @param answer if the provider does not name the link, nothing is remembered
 */
export function rememberMailed(response: unknown): void {
  if (isMadeLink(response)) keepLink({ ...linkOf(response), can_add: false, digest: '', is_mailed: true })
}

/** The address of a link to the current track: the one that this browser made before, if it still works. */
export async function linkFor(portal: Portal, { track, can_add }: Wanted, signal: AbortSignal): Promise<string> {
  const wanted = { track: withoutNotes(track), can_add }
  const digest = await digestFor(wanted)
  const before = digest !== '' && myLinks().find((link) => link.digest === digest)
  if (before) {
    if (await isOpen(portal, before.token, signal)) return sharedAddress(before.token)
    forgetLink(before.token)
  }
  const made = await portal.shareTrack({ body: { ...contentOf(wanted.track), can_add } }, { signal })
  await rememberLink(wanted, made)
  return made.url
}

const ignoreMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error
}

/** Whether a link cannot be ended because others have made it; retrying is useless. */
export const isOfOthers = (error: unknown): boolean => statusOf(error) === 403

/**
 * Forgets links of others too.
 * @throws {PortalError} unless the link has ended, by this call or before
 */
export async function endLink(portal: Portal, token: string): Promise<void> {
  const secret = myLinks().find((link) => link.token === token)?.secret
  const headers = secret ? { 'Owner-Secret': secret } : {}
  await portal.endShare({ params: { token }, headers }).catch((error: unknown) => {
    if (isOfOthers(error)) forgetLink(token)
    ignoreMissing(error)
  })
  forgetLink(token)
}

/** Ends a link on the list. @throws as `endLink` */
export async function endListed(portal: Portal, { own, here }: ListedLink): Promise<void> {
  if (own) await portal.endOwnLink({ params: { id: own.id } }).catch(ignoreMissing)
  if (here && own) forgetLink(here.token)
  if (here && !own) await endLink(portal, here.token)
}
