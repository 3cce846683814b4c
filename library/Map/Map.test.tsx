import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Map as PlaceMap, type MapProps } from './Map.tsx'
import type { MapStyle } from './places.ts'
import type { MapView, ViewOptions } from './view.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

const style = { version: 8 as const, sources: {}, layers: [] }
const places = [
  { id: 1, title: 'Museum', href: '/1', latitude: 61, longitude: 69, category: 'place' as const },
  { id: 2, title: 'Camp', href: '/2', latitude: 62, longitude: 70 },
]
const aMap = (more: Partial<MapProps> = {}) =>
  ({ label: 'Places near', places, style, workerUrl: '/worker.js', loadOn: 'press', ...more }) as MapProps
const show = (more: Partial<MapProps> = {}) =>
  render(
    <LanguageProvider language="en">
      <PlaceMap {...aMap(more)} />
    </LanguageProvider>,
  )

/** A map without a canvas: it keeps what it was asked for. */
function anEngine(
  answer: (style: MapStyle) => 'ready' | 'failed' = () => 'ready',
  painted = Promise.resolve(),
  size = { width: Infinity, height: Infinity },
) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ getExtension: () => null } as never)
  const calls: string[] = []
  let options: ViewOptions | undefined
  const open = async (host: HTMLElement, viewOptions: ViewOptions): Promise<MapView> => {
    options = viewOptions
    const overlay = host.appendChild(document.createElement('div'))
    const note =
      (name: string) =>
      (...rest: unknown[]) =>
        void calls.push([name, ...rest.map((one) => (typeof one === 'number' ? one : ''))].join(' ').trim())
    return {
      overlay,
      attribution: document.createElement('div'),
      setStyle: async (next) => (calls.push(`style ${typeof next === 'string' ? next : 'object'}`), answer(next)),
      painted: () => painted,
      setData: note('data'),
      setPalette: note('palette'),
      project: ({ latitude, longitude }) => ({ x: longitude * 400, y: (90 - latitude) * 400 }),
      size: () => size,
      hold: () => () => {},
      reveal: ({ latitude }) => void calls.push(`reveal ${latitude}`),
      look: note('look'),
      zoomBy: note('zoom'),
      remove: note('remove'),
    }
  }
  return { loadEngine: async () => ({ open }), calls, options: () => options! }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const opened = async (more: Partial<MapProps> = {}, answer?: (style: MapStyle) => 'ready' | 'failed') => {
  const engine = anEngine(answer)
  const page = show({ loadEngine: engine.loadEngine, ...more })
  await press('Show map')
  await screen.findByRole('button', { name: 'Zoom in' })
  return { ...engine, ...page }
}

test('on the server there is the list of links, and no button that would not answer', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <PlaceMap {...aMap()} />
    </LanguageProvider>,
  )

  expect(html).toContain('href="/1"')
  expect(html).not.toContain('<button')
})

test('before the map the list stands with the kind and a button to show the map', () => {
  show({ area: { latitude: 61, longitude: 69, radiusKm: 50 } })

  expect(screen.getByRole('region', { name: 'Places near' })).toBeTruthy()
  expect(
    within(screen.getByRole('group', { name: 'Places' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Museum', 'Camp'])
  expect(screen.getByText('Place · 0 km')).toBeTruthy()
  expect(screen.getByText('123.2 km')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show map' })).toBeTruthy()
})

test('a list of thousands grows by a part at a time, and holds what the map has chosen', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    title: `Place ${index + 1}`,
    href: `/${index + 1}`,
    latitude: 61,
    longitude: 69,
  }))
  const { rerender } = show({ places: many, selectedId: null })
  const drawn = () => document.querySelectorAll('[data-place]').length
  const first = drawn()

  await press('Show 300 more of 700')
  const more = drawn()
  rerender(
    <LanguageProvider language="en">
      <PlaceMap {...aMap({ places: many, selectedId: 900 })} />
    </LanguageProvider>,
  )

  expect([first, more, drawn()]).toEqual([300, 600, 900])
})

test('without WebGL the engine is not fetched, and the reason is read out', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const loadEngine = vi.fn()
  show({ loadEngine })
  await press('Show map')

  expect((await screen.findByRole('status')).textContent).toMatch(/WebGL/)
  expect(loadEngine).not.toHaveBeenCalled()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('an engine that does not come can be asked for again', async () => {
  const { loadEngine } = anEngine()
  const flaky = vi.fn(loadEngine).mockRejectedValueOnce(new Error('offline'))
  show({ loadEngine: flaky })
  await press('Show map')
  await press('Show map again')

  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeTruthy()
})

test('a style that does not answer gives way to the one in reserve, and it is said', async () => {
  await opened({ style: 'https://tiles.example/style', types: undefined, fallbackStyle: style }, (calls) =>
    typeof calls === 'string' ? 'failed' : 'ready',
  )

  expect(screen.getByRole('status').textContent).toMatch(/simpler/)
})

test('with no style at all the list stays and the map is removed with the component', async () => {
  const { loadEngine, calls } = anEngine(() => 'failed')
  const { unmount } = show({ loadEngine })
  await press('Show map')

  expect(await screen.findByRole('button', { name: 'Show map again' })).toBeTruthy()
  unmount()
  expect(calls).toContain('remove')
})

test('choosing in the list marks the marker and shows it; choosing on the map marks the list', async () => {
  const chosen: unknown[] = []
  const { options, calls } = await opened({ onSelectionChange: (id) => chosen.push(id) })
  act(() => options().onPinsChange([0, 1]))
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))

  await press('On the map: Camp')
  expect(markers.getByRole('button', { name: 'Camp', pressed: true })).toBeTruthy()
  expect(calls).toContain('reveal 62')

  await userEvent.click(markers.getByRole('button', { name: 'Museum' }))
  expect(screen.getByRole('button', { name: 'On the map: Museum', pressed: true })).toBeTruthy()
  await userEvent.click(markers.getByRole('button', { name: 'Museum' }))
  expect(chosen).toEqual([2, 1, null])
})

test('a controlled choice stays until the owner changes it', async () => {
  const { options } = await opened({ selectedId: 1 })
  act(() => options().onPinsChange([0, 1]))
  await press('On the map: Camp')

  expect(screen.getByRole('button', { name: 'Museum', pressed: true })).toBeTruthy()
})

test('Tab goes from the list to the markers and then to zoom', async () => {
  const { options } = await opened()
  act(() => options().onPinsChange([0]))
  screen.getByRole('button', { name: 'On the map: Camp' }).focus()

  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Museum')
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Zoom in')
})

test('zoom buttons go one level in and out', async () => {
  const { calls } = await opened()
  await press('Zoom in')
  await press('Zoom out')

  expect(calls.filter((one) => one.startsWith('zoom'))).toEqual(['zoom 1', 'zoom -1'])
})

test('stops of a route are numbered, with straight distances and their sum', async () => {
  await opened({ route: [2, 1] })

  expect(screen.getByRole('button', { name: '1. Camp' })).toBeTruthy()
  expect(screen.getByText('Place · 123.2 km in a straight line')).toBeTruthy()
  expect(screen.getByText(/123.2 km in all in a straight line, not by road/)).toBeTruthy()
})

test('stops at one spot have one marker, and each press chooses the next of them', async () => {
  const onSelectionChange = vi.fn()
  const places = aMap().places.map((place) => ({ ...place, latitude: 61, longitude: 69 }))
  await opened({ places, route: places.map(({ id }) => id), onSelectionChange })
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))
  const marker = markers.getByRole('button')

  expect(marker.textContent).toContain(`1–${places.length}`)
  for (const _ of [...places, null]) await userEvent.click(marker)
  expect(onSelectionChange.mock.calls.flat()).toEqual([...places.map(({ id }) => id), null])
})

test('the type of the map is chosen by radios, also where there is one', async () => {
  const types = [
    { id: 'a', title: 'Scheme', style },
    { id: 'b', title: 'Satellite', style: '/satellite.json' },
  ] as const
  const { calls } = await opened({ style: undefined, types: [...types] } as Partial<MapProps>)
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Map type' })).getByRole('radio', { name: 'Satellite' }),
  )

  expect(calls.filter((one) => one.startsWith('style'))).toEqual(['style object', 'style /satellite.json'])
  cleanup()
  await opened({ style: undefined, types: [types[0]] } as Partial<MapProps>)
  expect(screen.getByRole('radio', { name: 'Scheme', checked: true })).toBeTruthy()
})

test('movement is told, latitude first', async () => {
  const moves: unknown[] = []
  const { options } = await opened({ onMove: (bounds) => moves.push(bounds) })
  options().onMove({ south: 60, west: 68, north: 62, east: 71 }, null)

  expect(moves).toEqual([{ south: 60, west: 68, north: 62, east: 71 }])
})

test('a style that is made is made again when the page changes its colours', async () => {
  const frames: Element[] = []
  const made = async (frame: Element) => (frames.push(frame), style)
  await opened({ style: made, types: undefined })
  expect(frames).toHaveLength(1)

  document.documentElement.dataset['theme'] = 'dark'
  await vi.waitFor(() => expect(frames).toHaveLength(2))
  delete document.documentElement.dataset['theme']
})

/** A style that is made when the test says so. */
function aSlowStyle(url: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { style: () => promise, make: () => act(async () => resolve(url)) }
}

test('a style that comes late does not replace one that was chosen after it', async () => {
  const slow = aSlowStyle('/slow.json')
  const { calls } = await opened({
    style: undefined,
    types: [
      { id: 'a', title: 'Scheme', style },
      { id: 'b', title: 'Hybrid', style: slow.style },
      { id: 'c', title: 'Satellite', style: '/satellite.json' },
    ],
    fallbackStyle: '/fallback.json',
  } as Partial<MapProps>)
  await userEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Satellite' }))
  await slow.make()

  expect(calls.filter((one) => one.startsWith('style')).at(-1)).toBe('style /satellite.json')
  expect(calls).not.toContain('style /fallback.json')
})

test('going back to the first style while another is on its way sets it again', async () => {
  const slow = aSlowStyle('/slow.json')
  const { calls } = await opened({
    style: undefined,
    types: [
      { id: 'a', title: 'Scheme', style },
      { id: 'b', title: 'Hybrid', style: slow.style },
    ],
  } as Partial<MapProps>)
  await userEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Scheme' }))
  await slow.make()

  expect(calls.filter((one) => one.startsWith('style'))).toEqual(['style object', 'style object'])
})

test('a style that was chosen while the map opened is set once it is ready', async () => {
  const slow = aSlowStyle('/slow.json')
  const { loadEngine, calls } = anEngine()
  const { rerender } = show({ loadEngine, style: slow.style })
  await press('Show map')
  rerender(
    <LanguageProvider language="en">
      <PlaceMap {...aMap({ loadEngine, style: '/later.json' })} />
    </LanguageProvider>,
  )
  await slow.make()

  await vi.waitFor(() => expect(calls.filter((one) => one.startsWith('style')).at(-1)).toBe('style /later.json'))
})

test('a map whose list is elsewhere stands alone, and its chosen place has the actions it was given', async () => {
  const { options } = await opened({
    hasList: false,
    actionsFor: ({ title }) => <button type="button">Keep {title}</button>,
  })
  act(() => options().onPinsChange([0, 1]))
  await press('Camp')

  expect(screen.queryByRole('group', { name: 'Places' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep Camp' })).toBeTruthy()
})

test('the drawn map covers the real one until that is painted, and nothing under it can be focused', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { loadEngine } = anEngine(() => 'ready', promise)
  const { container } = show({ loadEngine, poster: <p>Drawn</p> })
  await press('Show map')
  const host = container.querySelector('[data-state] > div')
  await vi.waitFor(() => expect(host?.childElementCount).toBe(1))
  expect(screen.getByText('Drawn')).toBeTruthy()
  expect(host?.hasAttribute('inert')).toBe(true)

  await act(async () => resolve())
  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeTruthy()
  expect(screen.queryByText('Drawn')).toBeNull()
  expect(host?.hasAttribute('inert')).toBe(false)
})

test('a leg says over its line that it is straight, and its stops say their names', async () => {
  const { container } = await opened({ route: [2, 1], classNames: { leg: 'leg', stopTitle: 'stop' } })
  const textsOf = (name: string) => [...container.ownerDocument.querySelectorAll(name)].map((one) => one.textContent)

  expect(textsOf('.stop')).toEqual(['Museum', 'Camp'])
  expect(textsOf('.leg')).toEqual(['123.2 km in a straight line'])
})

test('Tab passes a stop by that the frame of the map cuts off', async () => {
  const { loadEngine } = anEngine(undefined, undefined, { width: 1e5, height: 1 })
  show({ loadEngine, route: [2, 1] })
  await press('Show map')

  expect((await screen.findByRole('button', { name: '2. Museum' })).tabIndex).toBe(-1)
})

test('the drawn map stays where the real one fails', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  show({ poster: <p>Drawn</p> })
  await press('Show map')

  expect((await screen.findByRole('status')).textContent).toMatch(/WebGL/)
  expect(screen.getByText('Drawn')).toBeTruthy()
})

test('a stop keeps its number where another one has no place', async () => {
  await opened({ route: ['gone', 2, 1] })

  expect(screen.getByRole('button', { name: '2. Camp' })).toBeTruthy()
})
