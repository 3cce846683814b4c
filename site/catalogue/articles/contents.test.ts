import { expect, test } from 'vitest'
import { withHeadingIds } from '../../server/gateway/heading-ids.ts'
import { contentsOf } from './contents.ts'

test('each heading with an id is an entry with its text', () => {
  expect(
    contentsOf(withHeadingIds('<h2>Roads &amp; <em>rivers</em></h2><p>Text</p><h3>Ferries</h3><h4>Deeper</h4>')),
  ).toEqual([
    { id: 'part-roads-rivers', title: 'Roads & rivers', level: 2 },
    { id: 'part-ferries', title: 'Ferries', level: 3 },
  ])
})

test('a text without headings has no entries', () => {
  expect(contentsOf('<p>Text</p>')).toEqual([])
})
