import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import type { Language } from '../../region/languages.ts'

export type PageHead = {
  title: string
  description?: string
  /** The page's own, without a language; a list's with its filters and its page. */
  address: string
  origin: string
  language: Language
  /** What the page is about: from it come the shared picture, JSON-LD and the links to its open data. */
  object?: CatalogueObject
  /** Of one visitor, of one question, or a page that a list does not have: no search engine keeps it. */
  isPrivate?: boolean
}
