import { textsIn, type Catalogue } from './added.ts'
import { useLanguage } from './language.tsx'

/** The words in the reader's language, with the caller's own on top. */
export const useMessages = <Messages extends object>(
  catalogue: Catalogue<Messages>,
  own?: Partial<Messages>,
): Messages => ({
  ...textsIn(catalogue, useLanguage()),
  ...own,
})
