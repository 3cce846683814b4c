import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import type { Language } from '../../region/languages.ts'

export type PageHead = {
  title: string
  description?: string
  /** The address of the page without a language; that of a list includes its filters and its page. */
  address: string
  origin: string
  language: Language
  /** The object of the page, for the shared picture, JSON-LD and the links to open data. */
  object?: CatalogueObject
  /** No search engine may index the page: it is personal, a search, or beyond the end of a list. */
  isPrivate?: boolean
}
