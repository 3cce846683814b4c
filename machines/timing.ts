/** Every timing of the machines, in milliseconds; each is a named delay too, so `provide({ delays })` replaces it. */

/** The wait after the last keystroke before suggestions are requested. */
export const searchDebounceMs = 1000
/** Suggestions are shown at least this long before they fade. */
export const resultsStayMs = 400
/** How long suggestions take to fade. */
export const resultsFadeMs = 1000
/** A loading state that is shown is shown at least this long. */
export const loadingStayMs = 200

/** Shorter loads show no bar. */
export const loadingBarThrottleMs = 200
/** How long the bar takes to run its whole length. */
export const loadingBarDurationMs = 5000
/** How long the full bar stands after the last load. */
export const loadingBarHideMs = 500
/** A full bar is hidden after this time, even if a load never reports its end. */
export const loadingBarLimitMs = 30_000

/** How long a notification is shown. */
export const notificationMs = 3000
/** The same with an undo button: enough time to hear it, to find the button and to press it. */
export const undoNotificationMs = 10_000

/** The interval between checks for a new version. */
export const updateCheckMs = 30_000
/** A missing script reloads the page at most once in this time. */
export const chunkReloadGuardMs = 60_000

/** The wait before the first retry of a failed call, or the next check of a pending payment. */
export const retryFirstMs = 1000
/** The longest wait between retries. */
export const retryLongestMs = 30_000
/**
 * Exponential backoff.
 * @param tries failed tries in a row, from 1
 * @returns ms
 */
export const backoffMs = (tries: number) => Math.min(retryFirstMs * 2 ** (tries - 1), retryLongestMs)

/**
 * The clock is read at least this often, because a timer over 2³¹−1 ms fires at once, and no timer notices that the
 * clock was set.
 */
export const authLookMs = 3_600_000
