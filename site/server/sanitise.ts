import sanitizeHtml from 'sanitize-html'
import { withHeadingIds } from './heading-ids.ts'

/** Editors' HTML on its way out: the provider's own cleaning is not relied on. */
const htmlFields = /"(the_description|the_body|the_text|the_about)"/
const isHtmlField = (name: string) => htmlFields.test(`"${name}"`)

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'b', 'i', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption'],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
}
/** The body of a page stands right under its title, so that its headings begin at the second level. */
const risen: sanitizeHtml.IOptions = { ...options, transformTags: { h3: 'h2', h4: 'h3' } }

/** Of the texts here only a body has its contents listed beside it. */
const clean = (name: string, html: string) =>
  name === 'the_body' ? withHeadingIds(sanitizeHtml(html, html.includes('<h2') ? options : risen)) : sanitizeHtml(html, options)

const cleaned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, typeof item === 'string' && isHtmlField(name) ? clean(name, item) : cleaned(item)]),
  )
}

/** @param json an answer of the provider; one without HTML fields comes back untouched */
export const sanitisedAnswer = (json: string): string => (htmlFields.test(json) ? JSON.stringify(cleaned(JSON.parse(json))) : json)
