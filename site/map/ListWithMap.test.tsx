import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import { ListedPlace, ListWithMap, ShowOnMap, useChosen } from './ListWithMap.tsx'
import { mapAnchor, type Viewed } from './map-view.ts'
import { MapViews } from './MapViews.tsx'
import { Poster } from './Poster.tsx'
import { useMapPlaces } from './useMapPlaces.ts'

const scrolled: string[] = []
/** Positions of elements, because jsdom has no layout: the map is beside the list. */
const rectangles: Record<string, Partial<DOMRect>> = { [mapAnchor]: { left: 500, right: 900, width: 400 } }
let isMapVisible = true

beforeEach(() => {
  // An earlier test file in this process may have left state that this page would restore.
  history.replaceState(null, '')
  scrolled.length = 0
  isMapVisible = true
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: 0, right: 400, width: 400, ...rectangles[this.id] } as DOMRect
  })
  Object.assign(Element.prototype, {
    checkVisibility: () => isMapVisible,
    scrollIntoView(this: HTMLElement) {
      scrolled.push(this.dataset['place'] ?? this.id)
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

/** Stands in for the map: shows the chosen place, and chooses one as pressing its pin would. */
function Pins({ ids }: { ids: readonly string[] }) {
  const { choice, choose } = useChosen()
  return (
    <div id={mapAnchor}>
      <output>{choice ? `${choice.id} by ${choice.by}` : 'none'}</output>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => choose({ id, by: 'map' })}>
          pin {id}
        </button>
      ))}
    </div>
  )
}
const ids = ['location1', 'location2']
const show = (viewed?: Viewed) =>
  render(
    <WordsProvider language="ru">
      <ListWithMap {...(viewed && { viewed })}>
        {ids.map((id) => (
          <ListedPlace key={id} id={id}>
            <ShowOnMap id={id} title={id} href={`/locations?view=map&on_map=${id}`} />
          </ListedPlace>
        ))}
        <Pins ids={ids} />
      </ListWithMap>
    </WordsProvider>,
  )
const chosen = () => screen.getByRole('status').textContent
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-selected]')].map(({ dataset }) => dataset['place'])
const link = (id: string) => screen.getByRole('link', { name: new RegExp(id) })

test('the link of an item chooses its place and scrolls the map into view, and a second press clears the choice', () => {
  show()

  const isFollowed = fireEvent.click(link('location2'))
  expect([isFollowed, chosen(), marked(), scrolled]).toEqual([false, 'location2 by list', ['location2'], [mapAnchor]])
  expect(link('location2').getAttribute('aria-current')).toBe('true')

  fireEvent.click(link('location2'))
  expect([chosen(), marked(), link('location2').getAttribute('aria-current')]).toEqual(['none', [], null])
})

test('focus moves to a map above or below the list, and stays at the link beside a map', () => {
  show()
  link('location1').focus()
  fireEvent.click(link('location1'))
  expect(document.activeElement).toBe(link('location1'))

  rectangles[mapAnchor] = { left: 0, right: 900, width: 900 }
  fireEvent.click(link('location2'))
  rectangles[mapAnchor] = { left: 500, right: 900, width: 400 }

  expect(document.activeElement?.id).toBe(mapAnchor)
})

test('a place that is chosen on the map is marked in the list and scrolled into view', () => {
  show()

  fireEvent.click(screen.getByText('pin location2'))

  expect([chosen(), marked(), scrolled]).toEqual(['location2 by map', ['location2'], ['location2']])
})

test('if the map is another view of a narrow page, the browser follows the link', () => {
  isMapVisible = false
  show()

  expect(fireEvent.click(link('location1'))).toBe(true)
  expect(scrolled).toEqual([])
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a press with %s is left to the browser', (key) => {
  show()

  expect(fireEvent.click(link('location1'), { [key]: true })).toBe(true)
  expect(chosen()).toBe('none')
})

test('the place in the address is chosen from the start', () => {
  show({ view: 'map', placeId: 'location2' })

  expect([chosen(), marked()]).toEqual(['location2 by map', ['location2']])
  expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('map')
})

test('the views of a narrow page are links that keep the filters of the address', () => {
  render(
    <WordsProvider language="ru">
      <MapViews view="list" address="/locations?type_id=12" />
    </WordsProvider>,
  )

  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/locations?type_id=12',
    '/locations?type_id=12&view=map#map',
  ])
})

const pinned = (id: string, latitude: number) => ({ id, title: id, href: `/${id}`, latitude, longitude: 69.123456789 })

test('the static map numbers the stops of a route in its order and marks the chosen one', () => {
  const places = [pinned('a', 61), pinned('b', 62), pinned('c', 63)]
  const { container } = render(
    <WordsProvider language="ru">
      <Poster label="Маршрут" places={places} route={['c', 'a']} chosenId="a" />
    </WordsProvider>,
  )

  const pins = screen.getAllByRole('link').map((pin) => [pin.getAttribute('href'), pin.textContent])
  expect(pins.map(([href]) => href)).toEqual(['/a', '/b', '/c'])
  expect(pins.map(([, text]) => text?.match(/\d/)?.[0])).toEqual(['2', undefined, '1'])
  // Rounded, so that the picture can be cached.
  const source = decodeURIComponent(container.querySelector('img')?.getAttribute('src') ?? '')
  expect(source).toContain('63.00000,69.12346')
  expect(source).not.toContain('69.123456789')
})

const card = (id: number, the_title: string) => ({
  object_type: 'location' as const,
  id,
  the_title,
  link: `/locations/${id}`,
  geolocation: '61.0,69.0',
})

test('the places of a map are the same array until one of them changes', () => {
  const { result, rerender } = renderHook(({ title }) => useMapPlaces([card(1, title)]), {
    initialProps: { title: 'Дом' },
  })
  const first = result.current

  rerender({ title: 'Дом' })
  expect(result.current).toBe(first)

  rerender({ title: 'Музей' })
  expect(result.current.map(({ title }) => title)).toEqual(['Музей'])
})

test('Back to a page restores the open place of its map, without scrolling', () => {
  const show = (entry: string) => {
    history.replaceState({ __TSR_key: entry }, '')
    return render(
      <WordsProvider language="ru">
        <ListWithMap>
          {ids.map((id) => (
            <ListedPlace key={id} id={id}>
              {id}
            </ListedPlace>
          ))}
          <Pins ids={ids} />
        </ListWithMap>
      </WordsProvider>,
    )
  }
  const first = show('first')
  fireEvent.click(screen.getByRole('button', { name: 'pin location2' }))
  first.unmount()
  show('second').unmount()
  scrolled.length = 0

  show('first')
  expect(screen.getByRole('status').textContent).toBe('location2 by list')
  expect(scrolled).toEqual([])
  cleanup()
  show('second')
  expect(screen.getByRole('status').textContent).toBe('none')
})
