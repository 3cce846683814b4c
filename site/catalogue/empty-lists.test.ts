// @vitest-environment node
import type { ObjectType } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { isNarrowed } from './lists/list-filters.ts'
import { languages } from '../region/languages.ts'
import { listsOfKinds } from './testing/lists-of-kinds.ts'

const isWritten = ({ type }: { type: ObjectType }) => ['guide', 'post', 'page', 'track'].includes(type)
const written = listsOfKinds.filter(isWritten)
const sold = listsOfKinds.filter((list) => !isWritten(list))

describe.each(languages)('an empty list in %s', (language) => {
  const emptyTexts = (lists: typeof listsOfKinds) => lists.map(({ catalogue }) => words(language)(catalogue.emptyId))

  test('says that editors will fill it only if they write it', () => {
    expect(emptyTexts(written).filter((text) => !/редактор|editors/.test(text))).toEqual([])
    expect(emptyTexts(sold).filter((text) => /редактор|editors/.test(text))).toEqual([])
  })

  test('says so with the words of its kind', () => {
    expect(new Set(emptyTexts([...written, ...sold])).size).toBe(written.length + sold.length)
  })
})

test('every parameter except for the page counts as a filter', () => {
  expect([isNarrowed({ limit: 12, offset: 24 }), isNarrowed({ limit: 12, offset: 0, territory_id: 9 })]).toEqual([
    false,
    true,
  ])
})
