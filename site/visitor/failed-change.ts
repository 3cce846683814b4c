import type { MessageId, Words } from '../messages/intl.tsx'

/**
 * Why a change is not stored: the browser has no network, or the portal or its provider failed.
 * @param failedId a more particular sentence
 * @param offlineId the sentence without a network; by default the more particular one, which is true then too
 */
export const failedChangeText = (
  say: Words,
  failedId: MessageId = 'notice.updateFailed',
  offlineId: MessageId = failedId === 'notice.updateFailed' ? 'notice.offline' : failedId,
): string => say(navigator.onLine ? failedId : offlineId)
