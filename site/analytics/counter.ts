import { acceptanceIn } from '../visitor/preference-cookies.ts'

/**
 * A counter of visits that speaks Umami's protocol.
 * @see https://docs.umami.is/docs/tracker-functions
 */
export type Counter = {
  /** The address of its script. */
  url: string
  /** The id of this site at the counter. */
  id: string
}

type Properties = Readonly<Record<string, unknown>>
type Tracker = { track: (properties: (usual: Properties) => Properties) => unknown }

/** Reports the pages that the visitor opens. */
type Pages = {
  /** The path of the current page. */
  path: () => string
  /** Calls back after each page, including its title, is shown. Returns a function that stops this. */
  onShown: (shown: () => void) => () => void
}

declare global {
  interface Window {
    /** Defined by the script of the counter. */
    umami?: Tracker
  }
}

/** Withdrawing the consent in another tab stops the counter here too; the tabs share only the cookie. */
const isRefused = () => acceptanceIn(document.cookie) === false

const withoutQuery = (address: string) => address.replace(/[?#].*/s, '')

type View = { url: string; title: string; referrer: string }

/** The path that was shown last; a changed filter or fragment, or a new consent, does not count as a new page. */
let last: string | undefined
/** Pages shown before the script was loaded. */
let waiting: readonly View[] = []

function loadScript({ url, id }: Counter): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.dataset['websiteId'] = id
  // The portal counts pages itself: the script would count changed filters too.
  script.dataset['autoTrack'] = 'false'
  script.referrerPolicy = 'origin'
  document.head.append(script)
  return script
}

function send(): void {
  const tracker = window.umami
  if (!tracker) return
  for (const view of waiting) tracker.track((usual) => ({ ...usual, ...view }))
  waiting = []
}

/**
 * Loads the counter and counts the current page and every following one. Addresses are sent without their query, which
 * may hold a search or a secret, as of a ticket.
 * @returns stops counting at once
 */
export function startCounter(counter: Counter, { path, onShown }: Pages): () => void {
  const count = () => {
    const url = path()
    if (isRefused() || url === last) return
    const referrer = last === undefined ? withoutQuery(document.referrer) : location.origin + last
    waiting = [...waiting, { url, title: document.title, referrer }]
    last = url
    send()
  }
  const forget = onShown(count)
  count()
  const script = loadScript(counter)
  script.addEventListener('load', send)
  return () => {
    forget()
    waiting = []
    script.removeEventListener('load', send)
    script.remove()
  }
}
