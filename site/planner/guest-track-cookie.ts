/**
 * The cookie with what a guest adds to the track where no scripts run. A page with scripts moves it into the stored
 * track and deletes it; signing in moves it into the account.
 */
export const guestTrackCookie = 'guest_track'
