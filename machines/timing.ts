/**
 * Every span of time the machines keep, in milliseconds; each is a named delay too, so
 * `provide({ delays })` replaces it.
 */

/** Quiet on the keys before suggestions are asked for. */
export const searchDebounceMs = 1000
/** What was found stands at least this long before it may go. */
export const resultsStayMs = 400
/** How long it takes to go. */
export const resultsFadeMs = 1000
/** A loading state that is shown at all is shown at least this long. */
export const loadingStayMs = 200

/** Loads that are over sooner show no bar. */
export const loadingBarThrottleMs = 200
/** How long the bar takes to run its whole length. */
export const loadingBarDurationMs = 5000
/** How long the full bar stands after the last load. */
export const loadingBarHideMs = 500
/** A load whose end was never reported holds the bar no longer than this past its full length. */
export const loadingBarLimitMs = 30_000

/** How long a notification is shown, in milliseconds. */
export const notificationMs = 3000
/** One that offers to undo: time to hear it, find its button and press. */
export const undoNotificationMs = 10_000

/** Between two looks for a new version. */
export const updateCheckMs = 30_000
/** A page part that is gone reloads the page, and not again within this. */
export const chunkReloadGuardMs = 60_000

/** After a failed call, or a payment not yet decided, before it is asked again. */
export const retryFirstMs = 1000
/** No wait between two askings is longer. */
export const retryLongestMs = 30_000
/** Twice the wait before. @param tries in a row that came to nothing, from 1 @returns ms */
export const backoffMs = (tries: number) => Math.min(retryFirstMs * 2 ** (tries - 1), retryLongestMs)

/**
 * The clock is looked at this often at least: a timer over 2³¹−1 ms fires at once, and none
 * notices that the clock was set.
 */
export const authLookMs = 3_600_000
