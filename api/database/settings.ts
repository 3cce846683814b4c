/** The region's: times of day, opening hours and dates of events are told in it. */
export const timeZone = 'Asia/Yekaterinburg'

/** How every connection is set up. */
export const settings = {
  // The editors' tables, then people's; extensions and functions are public.
  search_path: 'content,people,public',
  // Instants leave the database as JSON in this zone, with its offset.
  timezone: timeZone,
  // Pages are cached: reading them in any order costs about the same.
  random_page_cost: '1.1',
  // How much alike a mistyped word and a known one must be, by their trigrams, for the operator %.
  'pg_trgm.similarity_threshold': '0.4',
}
