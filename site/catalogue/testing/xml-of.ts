import { DOMParser } from '@xmldom/xmldom'

/** A document as other programs read it; broken XML throws. */
export const xmlOf = (text: string): Document =>
  new DOMParser().parseFromString(text, 'text/xml') as unknown as Document
