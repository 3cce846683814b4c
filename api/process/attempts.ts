/** Retries of what is sent to others: mails, and events of sellers. */

/** How many of them one process takes at once. */
export const portion = 10
/** Nothing is sent after so many failed attempts; the last is a day and a half after the first. */
export const mostAttempts = 8
/** After this time another process may send it: its sender may have ended. */
export const takeoverMinutes = 10
/** @param attempts that have failed so far */
export const pauseMinutes = (attempts: number) => 4 ** attempts / 8

/** What is recorded of a failed attempt. */
export const failureText = (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : 'unknown')
