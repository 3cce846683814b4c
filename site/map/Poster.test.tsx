import { createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import type { MapPlace } from './map-places.ts'
import { Poster } from './Poster.tsx'
import { NoticesProvider } from '../visitor/Notices.tsx'
import { noPreferences } from '../visitor/preferences.ts'
import type { Session } from '../visitor/session.ts'
import { SessionProvider } from '../visitor/SessionProvider.tsx'
import { aSession } from '../visitor/testing/test-session.ts'

afterEach(cleanup)

const at = (id: string, latitude: number): MapPlace => ({ id, title: id, href: `/${id}`, latitude, longitude: 69 })
const pinsOf = (places: readonly MapPlace[], route?: readonly string[]) => {
  render(
    <WordsProvider language="ru">
      <Poster label="Карта" places={places} {...(route && { route })} />
    </WordsProvider>,
  )
  return pins().map((pin) => pin.textContent?.trim())
}
const pins = () => [...document.querySelectorAll<HTMLElement>('[data-category]')]

test('places that the sketch cannot show apart share a pin, with their count and the first names, and a list', () => {
  const places = [at('Музей', 61), at('Парк', 61.001), at('Кафе', 61), at('Театр', 61), at('Посёлок', 63)]

  expect(pinsOf(places)).toEqual(['4 Мест здесь: 4. Музей, Парк, Кафе и\u00a0ещё\u00a01', 'Посёлок'])
  const links = [...document.querySelectorAll('a')]
  expect(
    links.map((link) => [link.closest('[popover]') !== null, link.textContent?.trim(), link.getAttribute('href')]),
  ).toEqual([
    ...['Музей', 'Парк', 'Кафе', 'Театр'].map((title) => [true, title, `/${title}`]),
    [false, 'Посёлок', '/Посёлок'],
  ])
})

test('a pin has the colour of its places, and that of places if they are of several categories', () => {
  const hotel = { ...at('Гостиница', 61), category: 'stay' } as const
  pinsOf([hotel, at('Музей', 61), { ...hotel, id: 'Хостел', latitude: 63 }, { ...hotel, id: 'Дом', latitude: 63 }])

  expect(pins().map((pin) => pin.dataset['category'])).toEqual(['place', 'stay'])
})

test('a place beside the stops of a route is not one of them', () => {
  const places = [at('Музей', 61), at('Парк', 61.5), at('Кафе', 61.2)]

  expect(pinsOf(places, ['Музей', 'Парк'])).toEqual(['1 Музей', '2 Парк', 'Кафе'])
})

test('stops at one spot share a pin with their numbers, which opens their list', () => {
  const places = [at('Музей', 61), at('Парк', 63), at('Кафе', 61.001)]

  expect(pinsOf(places, ['Музей', 'Парк', 'Кафе'])).toEqual(['1, 3 Музей, Кафе', '2 Парк'])
  expect([...document.querySelectorAll('[popover] a')].map(({ textContent }) => textContent)).toEqual(['Музей', 'Кафе'])
})

/** Renders in a page of a visitor who has chosen a size of the text. */
function showAt(text: '200' | undefined, content: ReactNode) {
  const preferences = noPreferences('ru')
  const session = aSession({
    preferences: { ...preferences, settings: { ...preferences.settings, ...(text && { text }) } },
  })
  const root = createRootRouteWithContext<{ session: Session }>()({
    component: () => (
      <WordsProvider language="ru">
        <NoticesProvider>
          <SessionProvider>{content}</SessionProvider>
        </NoticesProvider>
      </WordsProvider>
    ),
  })
  render(<RouterProvider router={createRouter({ routeTree: root, context: { session } })} />)
}

test('with larger text fewer places are drawn apart, because their pins are larger', async () => {
  const places = [at('Музей', 61), at('Парк', 63)]
  const countAt = async (text?: '200') => {
    cleanup()
    showAt(text, <Poster label="Карта" places={places} />)
    await screen.findByRole('figure')
    return pins().length
  }

  expect([await countAt(), await countAt('200')]).toEqual([2, 1])
})
