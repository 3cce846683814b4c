import { typesetHtml } from '../../typography/typeset.ts'

/** A text of the content in JSON: its name and its value, with escapes as they are. */
const contentText = /("(?:the_\w+|title(?:_en)?|description|hint|legal_address)"\s*:\s*)("[^"\\]*(?:\\.[^"\\]*)*")/gs

/** Typesets the texts of the content, plain and HTML, in JSON; everything else is returned as it was. */
export const typesetResponse = (json: string): string =>
  json.replaceAll(contentText, (_, name: string, text: string) => name + typesetHtml(text))
