import { boundedHtml, htmlLimits } from '@tropa/contract/html'
import sanitizeHtml from 'sanitize-html'

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: htmlLimits.nesting,
}

/** Keeps simple text markup and links of untrusted HTML, within `htmlLimits`. */
export const sanitise = (html: string): string => sanitizeHtml(boundedHtml(html), rules)

/** Names of the fields with HTML; all other texts are plain. */
const htmlFields = new Set(['description', 'body', 'text'])

const sanitised = (value: unknown): unknown =>
  typeof value === 'string' ? sanitise(value) : value && typeof value === 'object' ? mapValues(value, sanitised) : value
const mapValues = (value: object, change: (inner: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]))

/** A copy of the content with every HTML field sanitised. */
export function sanitiseFields<T>(value: T): T
export function sanitiseFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitiseFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      htmlFields.has(name) ? sanitised(inner) : sanitiseFields(inner),
    ]),
  )
}
