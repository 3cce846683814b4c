// @vitest-environment node
import { expect, test } from 'vitest'
import { sanitisedAnswer } from './sanitise.ts'

const cleaned = (answer: object) => JSON.parse(sanitisedAnswer(JSON.stringify(answer)))

test('headings of a body begin right under the title of its page, and no level is left out', () => {
  expect(cleaned({ page: { the_body: '<h3>Roads</h3><h4>Ferries</h4>' } }).page.the_body).toBe('<h2 id="part-roads">Roads</h2><h3 id="part-ferries">Ferries</h3>')
  expect(cleaned({ page: { the_body: '<h2>Roads</h2><h3>Ferries</h3>' } }).page.the_body).toBe('<h2 id="part-roads">Roads</h2><h3 id="part-ferries">Ferries</h3>')
})

test('headings of other texts stay as deep as they are', () => {
  expect(cleaned({ the_description: '<h3>Halls</h3>' }).the_description).toBe('<h3>Halls</h3>')
})

test('what could run is taken out of every text by editors', () => {
  expect(cleaned({ the_body: '<p onclick="steal()">A<script>steal()</script></p>' }).the_body).toBe('<p>A</p>')
})
