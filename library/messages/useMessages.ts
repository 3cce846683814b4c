import { useLanguage, type Language } from './language.tsx'

/** A component's own words in every language. */
export type Catalogue<Messages> = Readonly<Record<Language, Messages>>

/** The words in the reader's language, with the caller's own on top. */
export const useMessages = <Messages extends object>(
  catalogue: Catalogue<Messages>,
  own?: Partial<Messages>,
): Messages => ({
  ...catalogue[useLanguage()],
  ...own,
})
