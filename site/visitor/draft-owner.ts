import { draftOwnerKey } from './stored.ts'

/** The digest of the user whose drafts are kept; `null`: a guest, or storage is forbidden. */
export function draftOwner(): string | null {
  try {
    return localStorage.getItem(draftOwnerKey)
  } catch {
    return null
  }
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers have no digests on plain HTTP; there every sign-in counts as another owner. */
async function digestOf(email: string): Promise<string> {
  if (!('subtle' in crypto)) return String(Date.now())
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase())))
}

/** From now on, drafts belong to this user; those of another user are not shown. */
export async function ownDrafts(email: string): Promise<void> {
  const owner = await digestOf(email)
  try {
    localStorage.setItem(draftOwnerKey, owner)
  } catch {
    // Without storage there are no drafts.
  }
}
