import { describe, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { isNarrowed } from './lists/list-filters.ts'
import { guidesList } from './guides/guides-list.ts'
import { pagesList } from './pages/pages-list.ts'
import { postsList } from './posts/posts-list.ts'
import { companiesList } from './companies/companies-list.ts'
import { eventsList } from './events/events-list.ts'
import { productsList } from './products/products-list.ts'
import { excursionsList } from './excursions/excursions-list.ts'
import { toursList } from './tours/tours-list.ts'
import { tracksList } from './tracks/tracks-list.ts'
import { languages } from '../region/languages.ts'

const written = [guidesList, postsList, pagesList, tracksList]
const sold = [companiesList, eventsList, productsList, excursionsList, toursList]

describe.each(languages)('an empty list in %s', (language) => {
  const emptyTexts = (lists: readonly { emptyId: (typeof toursList)['emptyId'] }[]) =>
    lists.map(({ emptyId }) => words(language)(emptyId))

  test('waits for editors only where they write it', () => {
    expect(emptyTexts(written).filter((text) => !/редактор|editors/.test(text))).toEqual([])
    expect(emptyTexts(sold).filter((text) => /редактор|editors/.test(text))).toEqual([])
  })

  test('says so in words of its own kind', () => {
    expect(new Set(emptyTexts([...written, ...sold])).size).toBe(written.length + sold.length)
  })
})

test('a list is narrowed by anything but its pages', () => {
  expect([isNarrowed({ limit: 12, offset: 24 }), isNarrowed({ limit: 12, offset: 0, territory_id: 9 })]).toEqual([
    false,
    true,
  ])
})
