/**
 * The cookie with the stops that a guest adds to the track without scripts. A page with scripts moves them into the
 * stored track and deletes the cookie; signing in moves them into the account.
 */
export const guestTrackCookie = 'guest_track'
/** The cookie with the same track before stops were last removed from it. No script reads it. */
export const guestTrackBeforeCookie = 'guest_track_before'
