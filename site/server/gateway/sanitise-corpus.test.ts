import corpus from 'big-list-of-naughty-strings'
import { expect, test } from 'vitest'
import { sanitisedAnswer } from './sanitise.ts'

/** Each string of the list (its XSS part is OWASP's) as a text, within an element, and in an attribute. */
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

/** What a browser would build of it that no editor may write. */
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

/** A body is cleaned by rules of its own, the others alike. */
test.each(['the_body', 'the_description'])(
  'nothing of the corpus that runs comes through %s',
  { timeout: 60_000 },
  (field) => {
    const answers = corpus.flatMap((text) => places.map((place) => place(text)))
    const cleaned: Record<string, string>[] = JSON.parse(
      sanitisedAnswer(JSON.stringify(answers.map((html) => ({ [field]: html })))),
    )
    const found = cleaned.flatMap((answer, index) =>
      dangers(answer[field] ?? '').map((danger) => `${danger} in ${answers[index]}`),
    )
    expect(answers.length).toBeGreaterThan(2000)
    expect(found).toEqual([])
  },
)

test('the corpus is one that would run if it came through', () => {
  expect(corpus.filter((text) => dangers(text).length > 0).length).toBeGreaterThan(100)
})
