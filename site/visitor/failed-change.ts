import type { Words } from '../messages/intl.tsx'

/** Why a change is not stored: the browser has no network, or the portal or its provider failed. */
export const failedChangeText = (say: Words): string => say(navigator.onLine ? 'notice.updateFailed' : 'notice.offline')
