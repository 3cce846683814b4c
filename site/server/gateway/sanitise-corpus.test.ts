// @vitest-environment jsdom
import corpus from 'big-list-of-naughty-strings'
import { expect, test } from 'vitest'
import { sanitisedResponse } from './sanitise.ts'

/** Puts each string of the corpus (its XSS part is OWASP's) into a text, an element and an attribute. */
const places: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<p>Before ${text} after</p>`,
  (text) => `<a href="${text}">A</a>`,
  (text) => `<a href='${text}'>A</a>`,
  (text) => `<th scope="${text}">A</th>`,
  (text) => `<h2>${text}</h2>`,
]

const allowed: Readonly<Record<string, readonly string[]>> = { A: ['href'], TH: ['scope'], H2: ['id'], H3: ['id'] }
const elements = new Set(
  'P BR H2 H3 H4 UL OL LI A STRONG EM B I BLOCKQUOTE TABLE THEAD TBODY TR TH TD CAPTION FIGURE FIGCAPTION'.split(' '),
)
const isSafe = (href: string) =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href, 'https://portal.example').protocol)

/** What a browser would create from the HTML that editors must not write. */
function dangers(html: string): string[] {
  const holder = document.createElement('template')
  holder.innerHTML = html
  return [...holder.content.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes } = element
    const foreign = elements.has(tagName) ? [] : [`<${tagName}>`]
    const odd = [...attributes]
      .filter(({ name }) => !allowed[tagName]?.includes(name))
      .map(({ name }) => `${tagName} ${name}`)
    const href = element.getAttribute('href')
    return [...foreign, ...odd, ...(href !== null && !isSafe(href) ? [`href ${href}`] : [])]
  })
}

/** `the_body` has its own rules; the other fields share one set. */
test.each(['the_body', 'the_description'])('sanitising %s removes everything in the corpus that could run', (field) => {
  const responses = corpus.flatMap((text) => places.map((place) => place(text)))
  const cleaned: Record<string, string>[] = JSON.parse(
    sanitisedResponse(JSON.stringify(responses.map((html) => ({ [field]: html })))),
  )
  const found = cleaned.flatMap((response, index) =>
    dangers(response[field] ?? '').map((danger) => `${danger} in ${responses[index]}`),
  )
  expect(responses.length).toBeGreaterThan(2000)
  expect(found).toEqual([])
})

test('the corpus would run if it were not sanitised', () => {
  expect(corpus.filter((text) => dangers(text).length > 0).length).toBeGreaterThan(100)
})
