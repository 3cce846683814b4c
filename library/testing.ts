import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterAll } from 'vitest'

/** jsdom lacks `CSS.escape`, which the list box calls. */
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`)

/** The test files of this room share one document, in which React Aria's announcer would stay. */
afterAll(destroyAnnouncer)
