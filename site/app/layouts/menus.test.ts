import type { MenuItem } from '@tropa/contract'
import { expect, test } from 'vitest'
import { headerMenu, itemsWithPage } from './menus.ts'

const item = (action: string, title: string, children: MenuItem[] = []): MenuItem => ({
  id: 1,
  action,
  title,
  title_en: `${title} (en)`,
  children,
})
const menus = {
  main: [item('/guides/77', 'О Югре'), item('/tours', 'Туры', [item('/tours?category=ethno', 'Этно')])],
  sub: [item('/pages/108', 'В дорогу', [item('/pages/107', 'Помощь')])],
}

test('the menu has the region’s four items, with or without the provider', () => {
  const titles = (kind: 'region' | 'bare') => headerMenu(kind, 'ru', { main: [], sub: [] }).map(({ title }) => title)
  expect(titles('region')).toEqual(['О Югре', 'Туры', 'Экскурсии', 'Услуги'])
  expect(titles('bare')).toEqual(titles('region'))
})

test('the provider’s items are submenus of the four, its own submenu belongs to the first', () => {
  const [about, tours, , services] = headerMenu('region', 'en', menus)
  expect(tours?.children).toEqual([{ title: 'Этно (en)', href: '/tours?category=ethno' }])
  expect(about?.children?.[0]?.children).toMatchObject([{ title: 'Помощь (en)', href: '/pages/107' }])
  expect(services?.children).toBeUndefined()
})

test('items without a page are left out, and their children move up', () => {
  const items = [
    item('/profile', 'Профиль', [item('/profile/tickets', 'Билеты'), item('/tours', 'Туры')]),
    item('/events', 'События'),
  ]
  expect(itemsWithPage(items, (href) => !href.startsWith('/profile')).map(({ action }) => action)).toEqual([
    '/tours',
    '/events',
  ])
})

test('the default layout shows the provider’s menu, or the region’s menu without one', () => {
  expect(headerMenu('server', 'ru', menus).map(({ href }) => href)).toEqual(['/guides/77', '/tours'])
  expect(headerMenu('server', 'ru', { main: [], sub: [] })).toHaveLength(4)
})
