import corpus from 'big-list-of-naughty-strings'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

const allowed = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote'])
const isSafe = (href: string) =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href, 'https://portal.example').protocol)

function dangers(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!allowed.has(name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (name !== 'a' || attribute !== 'href' || !isSafe(value)) found.push(`${name} ${attribute}=${value}`)
      }
    },
  })
  parser.end(html)
  return found
}

test('no attack from a published corpus is stored', () => {
  const texts = corpus.flatMap((text) => [text, `<p>${text}</p>`, `<a href="${text}">A</a>`, `<a href='${text}'>A</a>`])
  expect(texts.flatMap((text) => dangers(sanitise(text)))).toEqual([])
  expect(corpus.filter((text) => dangers(text).length > 0).length).toBeGreaterThan(100)
})

test('two hundred thousand nested elements are stored as a few', () => {
  expect(sanitise('<ul>'.repeat(200_000)).match(/<ul>/g)).toHaveLength(50)
  expect(sanitise('<p>a</p>'.repeat(200_000)).match(/<p>/g)).toHaveLength(5000)
})
