import { browserSend } from '../portal/portal.ts'
import { contentLanguage, defaultLanguage, knownLanguage } from '../region/languages.ts'
import { seenVersion } from './seen-version.ts'
import { trackAccount, type TrackAccount, type TrackEffects } from './track-account.ts'

/** Where storage is forbidden the getter itself throws. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
}

/** The track of the account that is signed in on this portal. @param rendered the version that the page shows first */
export function accountInBrowser(news: TrackEffects, rendered: number | undefined): TrackAccount {
  const language = contentLanguage(knownLanguage(document.documentElement.lang) ?? defaultLanguage)
  const seen = seenVersion(storage)
  seen.begin(rendered)
  return trackAccount(browserSend({ address: `${location.origin}/api`, language }), seen, news)
}
