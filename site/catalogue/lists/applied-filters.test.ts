import { describe, expect, test } from 'vitest'
import { textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'

const { send } = sendFrom({
  territories: [{ id: 5, title: 'Сургут', title_en: 'Surgut', geolocation: '61.25,73.4' }],
  locations: {
    ...responses.locations,
    location_type_list: [
      { id: 1, the_title: 'Музей', count: 3 },
      { id: 10, the_title: 'Ресторан', count: 2 },
    ],
  },
})

/** The text of each pill, and the filters that remain without it. */
async function pillsAt(address: string, visitor: Visitor = {}) {
  const { main } = await renderedPage(address, { send, ...visitor })
  return [...main.querySelectorAll('[role="group"] a[aria-label]')].map((pill) => [
    pill.getAttribute('aria-label')?.replaceAll(/\s+/g, ' '),
    pill.getAttribute('href'),
  ])
}

test('each applied filter is a pill that removes it and keeps the others', async () => {
  expect(await pillsAt('/locations?q=%D0%B4%D0%BE%D0%BC&territory_id=5&free=1&page=3')).toEqual([
    ['Убрать: дом', '/locations?territory_id=5&free=1'],
    ['Убрать: Сургут', '/locations?q=%D0%B4%D0%BE%D0%BC&free=1'],
    ['Убрать: Вход свободный', '/locations?q=%D0%B4%D0%BE%D0%BC&territory_id=5'],
  ])
})

test('several types and facts of access are removed separately', async () => {
  expect(await pillsAt('/locations?type_id=1,10&access=lift,loop')).toEqual([
    ['Убрать: Музей', '/locations?type_id=10&access=lift%2Cloop'],
    ['Убрать: Ресторан', '/locations?type_id=1&access=lift%2Cloop'],
    ['Убрать: Лифт', '/locations?type_id=1%2C10&access=loop'],
    ['Убрать: Индукционная петля', '/locations?type_id=1%2C10&access=lift'],
  ])
})

test('removing the last one leaves no empty parameter', async () => {
  expect(await pillsAt('/locations?type_id=1')).toEqual([['Убрать: Музей', '/locations']])
})

test('the whole region is a filter if a territory is chosen for the portal', async () => {
  const pills = await pillsAt('/locations?territory_id=all', { preferences: { territoryId: 5 } })

  expect(pills).toHaveLength(1)
  expect(pills[0]?.[1]).toBe('/locations')
})

describe('a pill has no name', () => {
  test.each(['/locations', '/locations?page=2', '/locations?territory_id=777', '/locations?type_id=555'])(
    'at %s, so there is none',
    async (address) => {
      expect(await pillsAt(address)).toEqual([])
    },
  )
})

test.each([
  ['/locations?open_on=2027-03-16', 'ru', ['Убрать: Открыто 16.03.2027']],
  ['/locations?open_on=2027-03-16', 'en', ['Remove: Open on 16.03.2027']],
  ['/tours?open_on=2027-03-01', 'ru', ['Убрать: Подходит: март 2027']],
  ['/locations?territory_id=5&for_disabled=1', 'en', ['Remove: Surgut', 'Remove: Accessible']],
] as const)('the pill of %s in %s is %o', async (address, language, names) => {
  expect((await pillsAt(address, { language })).map(([name]) => name)).toEqual(names)
})

test('filters with a link above the list are not repeated as pills', async () => {
  const { main } = await renderedPage('/tours?category=ethno&sort=price', { send })

  expect(await pillsAt('/tours?category=ethno&sort=price')).toEqual([])
  expect(textsOf(main, '[role="group"] a[aria-current="true"]').join()).toMatch(/этно/i)
})
