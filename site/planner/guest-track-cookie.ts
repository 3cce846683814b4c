/**
 * The cookie with what a guest adds to the track where no scripts run. A page with scripts moves it into the stored
 * track and deletes it; signing in moves it into the account.
 */
export const guestTrackCookie = 'guest_track'
/** The cookie with the same track as it was before stops were last taken off it. No script reads it. */
export const guestTrackBeforeCookie = 'guest_track_before'
