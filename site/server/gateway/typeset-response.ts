import { typesetHtml } from '@tropa/library/typography/typeset.ts'

const value = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
const name = String.raw`the_\w+|(?:source_)?title(?:_en)?|city(?:_en)?|description|hint|legal_address|period|ru|en`
/** A text of the content in JSON, or a list of texts: its name and its value, with escapes as they are. */
const contentText = new RegExp(
  String.raw`"(?:${name})"\s*:\s*${value}|"feature_list"\s*:\s*\[\s*(?:${value}\s*,?\s*)*\]`,
  'gs',
)

/** Typesets the texts of the content, plain and HTML, in JSON; everything else is returned as it was. */
export const typesetResponse = (json: string): string => json.replaceAll(contentText, (found) => typesetHtml(found))
