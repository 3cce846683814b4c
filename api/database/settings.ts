import region from '../content/region.json' with { type: 'json' }

/** The region's time zone: opening hours and dates of events are in it. */
export const timeZone: string = region.time_zone

/** Parameters of every database connection. */
export const settings = {
  // The editors' tables, then people's; extensions and functions are public.
  search_path: 'content,people,public',
  // Instants leave the database as JSON in this zone, with its offset.
  timezone: timeZone,
  // Pages are cached: reading them in any order costs about the same.
  random_page_cost: '1.1',
  // Least trigram similarity of a mistyped word to a known one for the operator %.
  'pg_trgm.similarity_threshold': '0.4',
}
