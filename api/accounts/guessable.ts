import type { Language } from '@tropa/contract'
import { readFileSync } from 'node:fs'
import { refused } from './refusals.ts'

/**
 * The 5,000 commonest of leaked passwords that are long enough to be chosen here, in lower case, and some of Russian.
 * @see CREDITS.md
 */
const commonest: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Words that every visitor of the portal knows. */
const ofPortal = ['tropa', 'тропа', 'portal', 'портал', 'password', 'пароль']

/** A password without the digits and signs around its word: `Anna-1985!` is `anna`. */
const wordOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Names of the user that others may know. */
export type KnownNames = { email: string; first_name?: string; last_name?: string; municipality?: string | null }

const namesOf = ({ email, first_name = '', last_name = '', municipality }: KnownNames) =>
  [email, ...email.split(/[@.]/), first_name, last_name, first_name + last_name, last_name + first_name, municipality]
    .map((name) => name ?? '')
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= 3)

/**
 * Whether a password is among the first that are tried: a common one, one character again and again, or a name of the
 * user or of the portal with digits or punctuation around it.
 */
export function isGuessable(password: string, known: KnownNames): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const tried = [typed, wordOf(typed)]
  const names = new Set([...ofPortal, ...namesOf(known)])
  return tried.some((text) => commonest.has(text) || names.has(text)) || /^(.+?)\1{3,}$/u.test(typed)
}

/** @throws {PortalError} for a new password that is easy to guess */
export function checkNewPassword(password: string, known: KnownNames, language: Language): void {
  if (isGuessable(password, known)) throw refused('password', 'common_password', language)
}
