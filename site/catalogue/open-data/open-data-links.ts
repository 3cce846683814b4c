import { addressIn } from '../../messages/language-address.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { formats, formatsOf, type Format } from './file-formats.ts'
import type { Language } from '../../region/languages.ts'

/** Information pages by their number, because their slugs may be at any path. */
const pathOf = ({ object_type, id, link }: CatalogueObject) => (object_type === 'page' ? `/pages/${id}` : link)

export const openDataAddress = (object: CatalogueObject, format: Format, language: Language): string =>
  addressIn(`${pathOf(object)}.${format}`, language)

/** The links of a page's head to the open data of its object. */
export const openDataLinks = (object: CatalogueObject, origin: string, language: Language) =>
  formatsOf(object).map((format) => ({
    rel: 'alternate',
    type: formats[format],
    href: origin + openDataAddress(object, format, language),
  }))
