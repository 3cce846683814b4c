import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

test('territories have both languages and their coordinates', async () => {
  const list = await portal.ask('territories', 'portal/dictionary/territory')

  expect(list).toHaveLength(22)
  expect(list[0]).toEqual({
    id: 1,
    title: 'Ханты-Мансийск',
    title_en: 'Khanty-Mansiysk',
    geolocation: '61.00190,69.02710',
  })
})

test('climate norms are listed for all territories or for one, and marked as approximate', async () => {
  const all = await portal.ask('climate', 'portal/dictionary/climate')
  const one = await portal.ask('climate', 'portal/dictionary/climate?territory_id=2')

  expect(all).toHaveLength(22)
  expect(one).toHaveLength(1)
  expect(one[0]).toMatchObject({
    territory_id: 2,
    approximate: true,
    months: expect.arrayContaining([expect.objectContaining({ month: 1, day: -17.1 })]),
  })
  expect(await portal.ask('climate', 'portal/dictionary/climate?territory_id=999')).toEqual([])
})

test('airports have both languages and their territory', async () => {
  const airports = await portal.ask('airports', 'portal/dictionary/airport')

  expect(airports).toHaveLength(10)
  expect(airports[0]).toEqual({
    iata: 'HMA',
    icao: 'USHH',
    title: 'Аэропорт Ханты-Мансийск',
    title_en: 'Khanty-Mansiysk Airport',
    city: 'Ханты-Мансийск',
    city_en: 'Khanty-Mansiysk',
    territory_id: 1,
    geolocation: '61.02850,69.08610',
  })
})

test('the three menus have both languages', async () => {
  const { main_menu_item_list } = await portal.ask('mainMenu', 'portal/dynamic/main-menu')
  const { sub_menu_item_list } = await portal.ask('subMenu', 'portal/dynamic/sub-menu')
  const { footer_group_list } = await portal.ask('footerMenu', 'portal/dynamic/footer-menu')

  expect(main_menu_item_list.map(({ action }) => action)).toEqual(['/guides/77', '/tours', '/excursions', '/products'])
  expect(main_menu_item_list[0]).toMatchObject({ title: 'О Югре', title_en: 'About Ugra' })
  expect(sub_menu_item_list).toHaveLength(3)
  expect(footer_group_list).toHaveLength(4)
})
