import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../seed/content.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

test('the call returns the advice of the content in both languages, without the fields for editors', async () => {
  const [content] = readContent().clothing
  const [clothing, ...others] = await portal.ask('clothing', 'portal/dictionary/clothing')

  expect(others).toEqual([])
  expect(clothing).toEqual({
    title: { ru: 'Что надеть', en: 'What to wear' },
    note: content?.note,
    source: content?.source,
    bands: content?.bands,
    notes: content?.notes,
  })
})
