/** Every cookie that the portal sets. The document on personal data lists each of them with its purpose. */
export const siteCookies = [
  'settings',
  'global_territory_id',
  'travel_date',
  'is_cookie_accepted',
  'my_tracks',
  'session',
  '__Host-session',
  'auth',
  'draft_owner',
  'kept_form',
  'form_done',
  'guest_track',
  'guest_track_before',
  'track_removed',
  'track_full',
  'track_wish',
  'press_refused',
  'guest_links',
] as const
export type CookieName = (typeof siteCookies)[number]
