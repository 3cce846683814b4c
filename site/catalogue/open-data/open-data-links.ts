import { addressIn } from '../../messages/language-address.ts'
import type { CatalogueObject } from '../../portal/catalogue-object.ts'
import { formats, formatsOf, type Format } from './file-formats.ts'
import type { Language } from '../../region/languages.ts'

/** Of a page that is known by a word, its number: a word may stand anywhere. */
const pathOf = ({ object_type, id, link }: CatalogueObject) => (object_type === 'page' ? `/pages/${id}` : link)

export const openDataAddress = (object: CatalogueObject, format: Format, language: Language): string =>
  addressIn(`${pathOf(object)}.${format}`, language)

/** What a page's head names beside the page itself. */
export const openDataLinks = (object: CatalogueObject, origin: string, language: Language) =>
  formatsOf(object).map((format) => ({
    rel: 'alternate',
    type: formats[format],
    href: origin + openDataAddress(object, format, language),
  }))
