import { boundedHtml, htmlLimits } from '@tropa/contract/html'
import sanitizeHtml from 'sanitize-html'
import { withHeadingIds } from './heading-ids.ts'

/** Editors' HTML on its way out: the provider's own sanitising is not relied on. */
const htmlFields: ReadonlySet<string> = new Set(['the_description', 'the_body', 'the_text', 'the_about'])

/** Whether JSON may have such a field: by its name, or by one that is written with escapes. */
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
/** The body of a page stands right under its title, so that its headings begin at the second level. */
const risen: sanitizeHtml.IOptions = { ...options, transformTags: { h3: 'h2', h4: 'h3' } }

/** Of the texts here only a body has its contents listed beside it. */
function clean(name: string, text: string): string {
  const html = boundedHtml(text)
  if (name !== 'the_body') return sanitizeHtml(html, options)
  return withHeadingIds(sanitizeHtml(html, html.includes('<h2') ? options : risen))
}

/** @param field the HTML field that the value stands in, however deep */
function cleaned(value: unknown, field?: string): unknown {
  if (typeof value === 'string') return field === undefined ? value : clean(field, value)
  if (Array.isArray(value)) return value.map((item) => cleaned(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([name, item]) => [name, cleaned(item, htmlFields.has(name) ? name : field)]))
}

/** A parsed answer of the provider with every HTML field sanitised; longer texts than `htmlLimits` allow are cut. */
export const sanitised = (answer: unknown): unknown => cleaned(answer)

/** `sanitised` for JSON; one that cannot hold HTML fields comes back untouched. */
export const sanitisedAnswer = (json: string): string =>
  mayHoldHtml.test(json) ? JSON.stringify(sanitised(JSON.parse(json))) : json
