import { textsIn, type Catalogue } from './added.ts'
import { useLanguage } from './language.tsx'

/** The words in the page's language; the caller's own words replace some of them. */
export const useMessages = <Messages extends object>(
  catalogue: Catalogue<Messages>,
  own?: Partial<Messages>,
): Messages => ({
  ...textsIn(catalogue, useLanguage()),
  ...own,
})
