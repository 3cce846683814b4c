import { languages } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import '../messages/all.ts'
import { words } from '../messages/intl.tsx'
import { isNarrowed } from './filters.ts'
import { guides, pages, posts } from './kinds/articles.ts'
import { companies } from './kinds/companies.ts'
import { events } from './kinds/events.ts'
import { products } from './kinds/products.ts'
import { excursions, tours } from './kinds/tours.ts'
import { tracks } from './kinds/tracks.ts'

const written = [guides, posts, pages, tracks]
const sold = [companies, events, products, excursions, tours]

describe.each(languages)('an empty list in %s', (language) => {
  const emptyTexts = (lists: readonly { emptyId: (typeof tours)['emptyId'] }[]) => lists.map(({ emptyId }) => words(language)(emptyId))

  test('waits for editors only where they write it', () => {
    expect(emptyTexts(written).filter((text) => !/редактор|editors/.test(text))).toEqual([])
    expect(emptyTexts(sold).filter((text) => /редактор|editors/.test(text))).toEqual([])
  })

  test('says so in words of its own kind', () => {
    expect(new Set(emptyTexts([...written, ...sold])).size).toBe(written.length + sold.length)
  })
})

test('a list is narrowed by anything but its pages', () => {
  expect([isNarrowed({ limit: 12, offset: 24 }), isNarrowed({ limit: 12, offset: 0, territory_id: 9 })]).toEqual([false, true])
})
