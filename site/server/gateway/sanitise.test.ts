// @vitest-environment node
import { expect, test } from 'vitest'
import { sanitisedResponse } from './sanitise.ts'

const cleaned = (response: object) => JSON.parse(sanitisedResponse(JSON.stringify(response)))

test('headings of a body begin at level 2 and skip no level', () => {
  expect(cleaned({ page: { the_body: '<h3>Roads</h3><h4>Ferries</h4>' } }).page.the_body).toBe(
    '<h2 id="part-roads">Roads</h2><h3 id="part-ferries">Ferries</h3>',
  )
  expect(cleaned({ page: { the_body: '<h2>Roads</h2><h3>Ferries</h3>' } }).page.the_body).toBe(
    '<h2 id="part-roads">Roads</h2><h3 id="part-ferries">Ferries</h3>',
  )
})

test('headings of other texts keep their levels', () => {
  expect(cleaned({ the_description: '<h3>Halls</h3>' }).the_description).toBe('<h3>Halls</h3>')
})

test('scripts are removed from every text of editors', () => {
  expect(cleaned({ the_body: '<p onclick="steal()">A<script>steal()</script></p>' }).the_body).toBe('<p>A</p>')
})

const attack = '<p>A<script>steal()</script></p>'

test.each([
  ['written with escapes', `{"\\u0074he_body":${JSON.stringify(attack)}}`],
  [
    'written with escapes all over',
    `{"${Array.from('the_body', (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')}":${JSON.stringify(attack)}}`,
  ],
  ['in a list of a list', JSON.stringify([[{ the_body: attack }]])],
  ['that holds a list', JSON.stringify({ the_body: [attack] })],
  ['that holds an object', JSON.stringify({ the_body: { of: [{ it: attack }] } })],
  ['said twice', `{"the_body":"","the_body":${JSON.stringify(attack)}}`],
])('a field %s is sanitised', (_, json) => {
  const response = sanitisedResponse(json)

  expect(response).toContain('<p>A</p>')
  expect(response).not.toContain('script')
})

test('JSON without HTML fields is returned unchanged', () => {
  expect(sanitisedResponse('{ "the_title": "<b>" }')).toBe('{ "the_title": "<b>" }')
})

test.each(['the_body', 'the_text'])('two hundred thousand nested elements of %s are cut to a few', (field) => {
  const textOf = (html: string): string => cleaned({ [field]: html })[field]

  expect(textOf('<div>'.repeat(200_000) + '<p>end</p>')).toBe('')
  expect(textOf('<ul>'.repeat(200_000)).match(/<ul>/g)).toHaveLength(50)
  expect(textOf('<p>a</p>'.repeat(200_000)).match(/<p>/g)).toHaveLength(5000)
})
