// @vitest-environment node
import { expect, test } from 'vitest'
import { withHeadingIds } from './heading-ids.ts'

const idsOf = (html: string) => [...withHeadingIds(html).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

test('an id is made from the words of its heading, in any script', () => {
  expect(withHeadingIds('<h2>1. Стороны и&nbsp;<em>предмет</em></h2><p>Text</p>')).toBe(
    '<h2 id="part-1-стороны-и-предмет">1. Стороны и&nbsp;<em>предмет</em></h2><p>Text</p>',
  )
  expect(idsOf('<h3>A &amp; B &lt;C&gt;</h3>')).toEqual(['part-a-b-c'])
})

test('headings with the same text get different ids, and one without words gets an id too', () => {
  expect(idsOf('<h2>Roads</h2><h3>Roads</h3><h2>…</h2><h2>!</h2>')).toEqual([
    'part-roads',
    'part-roads-2',
    'part',
    'part-2',
  ])
})

test('a number in a heading does not clash with the count of an equal one, and a cut leaves whole characters', () => {
  expect(idsOf('<h2>Roads</h2><h2>Roads</h2><h2>Roads 2</h2>')).toEqual([
    'part-roads',
    'part-roads-2',
    'part-roads-2-2',
  ])
  expect(idsOf(`<h2>a${'𝒷'.repeat(40)}</h2>`)[0]?.isWellFormed()).toBe(true)
})

test('inserting a heading does not change the id of the next one', () => {
  expect(idsOf('<h2>New</h2><h2>Roads</h2>')).toContain(idsOf('<h2>Roads</h2>')[0])
})
