/** Languages of the interface; the first is the default. */
export const languages = ['ru', 'en'] as const
/** One of `languages`. */
export type Language = (typeof languages)[number]
