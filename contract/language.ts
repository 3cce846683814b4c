/** Languages of the provider's content; the first is the default. */
export const languages = ['ru', 'en'] as const
/** One of `languages`. */
export type Language = (typeof languages)[number]
/** Of a request that names none of `languages`. */
export const defaultLanguage: Language = languages[0]

/** The languages that every text of the contract, the API and the relay is written in. */
type WrittenLanguage = 'ru' | 'en'
const fallback: WrittenLanguage = 'en'
/** A text by language. A language that is added to `languages` may lack it: then the English text is used. */
export type Texts<Text = string> = Readonly<Record<WrittenLanguage, Text> & { readonly [language: string]: Text }>

/** The text in a language, else in English. */
export const textInLanguage = <Text>(texts: Texts<Text>, language: string): Text =>
  Object.hasOwn(texts, language) ? (texts[language] ?? texts[fallback]) : texts[fallback]
