import { act, cleanup, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Map as PlaceMap } from './Map.tsx'
import { aMap, anEngine, opened, press, show } from './testing/a-map.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

test('on the server there is the list of links, and no button that needs scripts', () => {
  const html = renderToString(
    <LanguageProvider language="en">
      <PlaceMap {...aMap()} />
    </LanguageProvider>,
  )

  expect(html).toContain('href="/1"')
  expect(html).not.toContain('<button')
})

test('before the map loads there is the list, with the kinds and a button that shows the map', () => {
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

test('a list of thousands grows in parts, and contains the place that is chosen on the map', async () => {
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

test('without WebGL the engine is not loaded, and the reason is announced', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const loadEngine = vi.fn()
  show({ loadEngine })
  await press('Show map')

  expect((await screen.findByRole('status')).textContent).toMatch(/WebGL/)
  expect(loadEngine).not.toHaveBeenCalled()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('an engine that does not load can be loaded again', async () => {
  const { loadEngine } = anEngine()
  const flaky = vi.fn(loadEngine).mockRejectedValueOnce(new Error('offline'))
  show({ loadEngine: flaky })
  await press('Show map')
  await press('Show map again')

  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeTruthy()
})

test('without a style the list stays, and unmounting the component removes the map', async () => {
  const { loadEngine, calls } = anEngine(() => 'failed')
  const { unmount } = show({ loadEngine })
  await press('Show map')

  expect(await screen.findByRole('button', { name: 'Show map again' })).toBeTruthy()
  unmount()
  expect(calls).toContain('remove')
})

test('zoom buttons go one level in and out', async () => {
  const { calls } = await opened()
  await press('Zoom in')
  await press('Zoom out')

  expect(calls.filter((one) => one.startsWith('zoom'))).toEqual(['zoom 1', 'zoom -1'])
})

test.each([
  ['Zoom in', 'isClosest', 'This is as close as the map goes'],
  ['Zoom out', 'isFarthest', 'This is as far out as the map goes'],
] as const)('%s at the limit of zoom does nothing, keeps focus and says why', async (name, end, reason) => {
  const { calls, ends, options } = await opened()
  const moveTo = (isAtEnd: boolean) => {
    ends[end] = isAtEnd
    act(() => options().onMove({ south: 60, west: 68, north: 62, east: 71 }, null))
  }
  const button = screen.getByRole('button', { name })
  await press(name)
  expect(screen.queryByText(reason)).toBeNull()

  moveTo(true)
  expect(screen.getByText(reason).getAttribute('aria-live')).toBe('polite')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await press(name)
  expect(calls.filter((one) => one.startsWith('zoom'))).toHaveLength(1)

  moveTo(false)
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  expect(screen.queryByText(reason)).toBeNull()
})

test('a movement reports the bounds of the map', async () => {
  const moves: unknown[] = []
  const { options } = await opened({ onMove: (bounds) => moves.push(bounds) })
  options().onMove({ south: 60, west: 68, north: 62, east: 71 }, null)

  expect(moves).toEqual([{ south: 60, west: 68, north: 62, east: 71 }])
})

test('the static map covers the live one until that is rendered, and nothing under it can be focused', async () => {
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

test('the static map stays if the live one fails', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  show({ poster: <p>Drawn</p> })
  await press('Show map')

  expect((await screen.findByRole('status')).textContent).toMatch(/WebGL/)
  expect(screen.getByText('Drawn')).toBeTruthy()
})
