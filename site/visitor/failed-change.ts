import type { MessageId, Words } from '../messages/intl.tsx'

/**
 * Why a change is not stored: the browser has no network, or the portal or its provider failed.
 * @param failedId a more particular sentence, which is true without a network too
 */
export const failedChangeText = (say: Words, failedId: MessageId = 'notice.updateFailed'): string =>
  say(failedId === 'notice.updateFailed' && !navigator.onLine ? 'notice.offline' : failedId)
