/** Languages of the provider's content; the first is the default. */
export const languages = ['ru', 'en'] as const
/** One of `languages`. */
export type Language = (typeof languages)[number]
/** Of a request that names none of `languages`. */
export const defaultLanguage: Language = languages[0]
