import { expect, test } from 'vitest'
import { boundedHtml, htmlLimits } from './html.ts'

const { length, elements } = htmlLimits
const tagsIn = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0

test('a text within the limits stays unchanged', () => {
  const html = '<p>Югра 😀</p>'.repeat(elements)

  expect(boundedHtml(html)).toBe(html)
  expect(boundedHtml('')).toBe('')
})

test.each(['<div>', '<p>a</p>', '<DIV><!--</DIV>-->', '<b/>', '<div a="</div>">', '< <i>'])(
  '%s two hundred thousand times is cut before the first element over the limit',
  (part) => {
    const bounded = boundedHtml(part.repeat(200_000))

    expect(tagsIn(bounded)).toBe(elements)
    expect(bounded.length).toBeLessThanOrEqual(part.length * elements + 2)
  },
)

test('a too long text is cut between characters', () => {
  expect(boundedHtml('a'.repeat(length + 1))).toHaveLength(length)
  expect(boundedHtml(`${'a'.repeat(length - 1)}😀`)).toBe('a'.repeat(length - 1))
})

test('a tag that crosses the limit is left out completely', () => {
  const text = 'a'.repeat(length - 10)

  expect(boundedHtml(`${text}<a href="https://portal.example">b</a>`)).toBe(text)
  expect(boundedHtml(`${text}<${'x'.repeat(length)}`)).toBe(text)
})
