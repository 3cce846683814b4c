import type { Language } from '@tropa/contract'
import { addressIn } from '../addresses/language.ts'
import type { FoundObject } from './described.ts'
import { formats, formatsOf, type Format } from './formats.ts'

/** Of a page that is known by a word, its number: a word may stand anywhere. */
const pathOf = ({ object_type, id, link }: FoundObject) => (object_type === 'page' ? `/pages/${id}` : link)

export const openDataAddress = (object: FoundObject, format: Format, language: Language): string => addressIn(`${pathOf(object)}.${format}`, language)

/** What a page's head names beside the page itself. */
export const openDataLinks = (object: FoundObject, origin: string, language: Language) =>
  formatsOf(object).map((format) => ({ rel: 'alternate', type: formats[format], href: origin + openDataAddress(object, format, language) }))
