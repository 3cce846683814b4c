/** Lengths of fields in UTF-16 code units. Without valibot, so that forms show them before it is loaded. */
export const bounds = {
  name: { min: 1, max: 100 },
  full_name: { min: 3, max: 200 },
  email: { min: 1, max: 254 },
  password: { min: 8, max: 128 },
  place: { min: 1, max: 100 },
  wishes: { min: 0, max: 2000 },
  report: { min: 5, max: 2000 },
} as const

/** Most participants, and most favourites, that an account keeps. */
export const mostKept = { family: 20, favorites: 500, history: 200 } as const
