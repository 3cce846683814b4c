import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterAll } from 'vitest'

/** jsdom has no CSS.escape, which the list box calls. */
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`)

/** The files of this room share one document, and React Aria's announcer stays in it. */
afterAll(destroyAnnouncer)
