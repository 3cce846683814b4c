import { QueryClient } from '@tanstack/react-query'
import { mainTypes } from '@tropa/contract'
import { expect, test } from 'vitest'
import { aTour, objectsByType } from '../catalogue/testing/catalogue-objects.ts'
import { createPortal } from '../portal/portal.ts'
import { mainQuery } from './main-query.ts'

const inBoth = <C extends { territory_id: number | null }>(card: C) => [
  { ...card, territory_id: 3 },
  { ...card, territory_id: 4 },
]
const main = Object.fromEntries(mainTypes.map((type) => [`${type}_list`, inBoth(objectsByType[type])]))

const countsIn = async (territoryId: number | null, response: object = main) => {
  const portal = createPortal(async () => response)
  const lists = await new QueryClient().fetchQuery(mainQuery(portal, { territoryId, month: null }))
  return Object.fromEntries(Object.entries(lists).map(([name, cards]) => [name, cards.length]))
}

test('the main page of a territory has the objects of that territory, and articles of the whole region', async () => {
  const one = Object.fromEntries(mainTypes.map((type) => [`${type}_list`, 1]))
  expect(await countsIn(3)).toEqual({ ...one, guide_list: 2 })
})

test('a territory without any event has those of the whole region', async () => {
  const paths: (string | null)[] = []
  const portal = createPortal(async ({ query }) => {
    paths.push(query.get('territory_id'))
    return main
  })
  const lists = await new QueryClient().fetchQuery(mainQuery(portal, { territoryId: 5, month: null }))

  expect([lists.event_list.length, lists.location_list.length, paths]).toEqual([2, 0, ['5', null]])
})

test('the main page of the region has everything', async () => {
  expect(Object.values(await countsIn(null))).toEqual(mainTypes.map(() => 2))
})

test('a list of a new kind is filtered like the others, and other fields stay unchanged', async () => {
  const response = { ...main, exhibition_list: inBoth(aTour()), title: 'Main' }
  expect(await countsIn(4, response)).toMatchObject({ exhibition_list: 1, title: 4 })
})
