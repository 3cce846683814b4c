import { boundedHtml, htmlLimits } from '@tropa/contract/html'
import sanitizeHtml from 'sanitize-html'
import { withContactLinks } from './contacts-in-text.ts'
import { withHeadingIds } from './heading-ids.ts'

/** The fields with editors' HTML. They are sanitised here, whatever the provider has sanitised itself. */
const htmlFields: ReadonlySet<string> = new Set(['the_description', 'the_body', 'the_text', 'the_about'])

/** Whether JSON may contain such a field: by its name, or by a name with escapes. */
const mayHoldHtml = /"the_(description|body|text|about)"|\\u/

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'b',
    'i',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: htmlLimits.nesting,
}
/** The page has its title as h1, so the headings of its body begin with h2. */
const risen: sanitizeHtml.IOptions = { ...options, transformTags: { h3: 'h2', h4: 'h3' } }

/** Only the headings of a body get ids: its page has a table of contents. */
function clean(name: string, text: string): string {
  const html = boundedHtml(text)
  if (name !== 'the_body') return withContactLinks(sanitizeHtml(html, options))
  return withHeadingIds(withContactLinks(sanitizeHtml(html, html.includes('<h2') ? options : risen)))
}

/** @param field the HTML field that contains the value, at any depth */
function cleaned(value: unknown, field?: string): unknown {
  if (typeof value === 'string') return field === undefined ? value : clean(field, value)
  if (Array.isArray(value)) return value.map((item) => cleaned(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, item]) => [name, cleaned(item, htmlFields.has(name) ? name : field)]))
}

/** Sanitises every HTML field of a provider's parsed response and cuts texts longer than `htmlLimits`. */
export const sanitised = (response: unknown): unknown => cleaned(response)

/** `sanitised` for JSON; JSON that cannot contain HTML fields is returned unchanged. */
export const sanitisedResponse = (json: string): string =>
  mayHoldHtml.test(json) ? JSON.stringify(sanitised(JSON.parse(json))) : json
