import type { Owner } from '@tropa/machines'
import { keepingChanges } from '../portal/ended-session.ts'
import { browserSend } from '../portal/portal.ts'
import { contentLanguage, defaultLanguage, knownLanguage } from '../region/languages.ts'
import { seenVersion } from './seen-version.ts'
import { trackAccount, type TrackAccount, type TrackEffects } from './track-account.ts'

/** If storage is forbidden, the getter itself throws. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
}

type AccountPage = {
  owner: () => Owner
  /** The version with which the page was rendered. */
  rendered: number | undefined
  /** The stored track when the page was opened. */
  opened: string | null
}

/** The track of the account that is signed in on this portal. */
export function accountInBrowser(news: TrackEffects, { owner, rendered, opened }: AccountPage): TrackAccount {
  const language = contentLanguage(knownLanguage(document.documentElement.lang) ?? defaultLanguage)
  const seen = seenVersion(storage, owner)
  seen.begin(rendered, opened)
  const send = keepingChanges(browserSend({ address: `${location.origin}/api`, language }))
  return trackAccount(send, seen, news)
}
