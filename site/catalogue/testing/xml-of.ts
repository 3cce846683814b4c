import { DOMParser } from '@xmldom/xmldom'

/** Parses a document as other programs would; throws for broken XML. */
export const xmlOf = (text: string): Document =>
  new DOMParser().parseFromString(text, 'text/xml') as unknown as Document
