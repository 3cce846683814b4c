import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMap, anEngine, opened, press, show } from './testing/a-map.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

test('a choice in the list marks its marker and shows it; a choice on the map marks its item in the list', async () => {
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

test('the card of a chosen place is announced', async () => {
  const { options } = await opened()
  act(() => options().onPinsChange([0, 1]))
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))
  const card = (name: string) => screen.getByRole('group', { name }).parentElement?.getAttribute('aria-live')

  await userEvent.click(markers.getByRole('button', { name: 'Museum' }))
  expect(card('Museum')).toBe('polite')
  await userEvent.click(markers.getByRole('button', { name: 'Camp' }))
  expect(card('Camp')).toBe('polite')
})

test('a controlled choice stays until the property changes', async () => {
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

test('stops of a route are numbered, with straight distances and their sum', async () => {
  await opened({ route: [2, 1] })

  expect(screen.getByRole('button', { name: '1. Camp' })).toBeTruthy()
  expect(screen.getByText('Place · 123.2 km in a straight line')).toBeTruthy()
  expect(screen.getByText(/123.2 km in all in a straight line, not by road/)).toBeTruthy()
})

test('stops at one point share a marker, and each press chooses the next of them', async () => {
  const onSelectionChange = vi.fn()
  const places = aMap().places.map((place) => ({ ...place, latitude: 61, longitude: 69 }))
  await opened({ places, route: places.map(({ id }) => id), onSelectionChange })
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))
  const marker = markers.getByRole('button')

  expect(marker.textContent).toContain(`1–${places.length}`)
  for (const _ of [...places, null]) await userEvent.click(marker)
  expect(onSelectionChange.mock.calls.flat()).toEqual([...places.map(({ id }) => id), null])
})

test('places that no zoom shows apart share one marker with their count, and each press chooses the next', async () => {
  const onSelectionChange = vi.fn()
  const near = ['Museum', 'Café', 'Church', 'Park', 'Theatre'].map((title, index) => ({
    id: index,
    title,
    href: `/${index}`,
    latitude: 61 + index / 1e4,
    longitude: 69,
  }))
  const far = { id: 'far', title: 'Camp', href: '/far', latitude: 62, longitude: 69 }
  const { options } = await opened({ places: [...near, far], onSelectionChange, hasList: false })
  act(() => options().onPinsChange([0, 1, 2, 3, 4, 5]))
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))
  const [marker, other] = markers.getAllByRole('button')

  expect(markers.getAllByRole('button')).toHaveLength(2)
  expect(marker?.getAttribute('aria-label')).toBe('Places here: 5. Museum, Café, Church and 2\u00a0more')
  expect(marker?.firstElementChild?.textContent).toBe('5')
  expect(other?.getAttribute('aria-label')).toBe('Camp')
  marker?.focus()
  for (const _ of [...near, null]) await userEvent.keyboard('{Enter}')
  expect(onSelectionChange.mock.calls.flat()).toEqual([0, 1, 2, 3, 4, null])
})

test('a focused marker remains the one of its group when the map moves', async () => {
  const near = [1, 2].map((id) => ({ id, title: `Place ${id}`, href: `/${id}`, latitude: 61, longitude: 69 }))
  const { options } = await opened({ places: near, hasList: false })
  act(() => options().onPinsChange([1]))
  const marker = screen.getByRole('button', { name: 'Place 2' })
  marker.focus()
  act(() => options().onPinsChange([0, 1]))

  expect(document.activeElement).toBe(marker)
  expect(marker.getAttribute('aria-label')).toBe('Places here: 2. Place 2, Place 1')
})

test('focus on a marker changes no other marker', async () => {
  const inRow = [61, 61.075, 61.15].map((latitude, index) => ({
    id: index,
    title: `Place ${index}`,
    href: `/${index}`,
    latitude,
    longitude: 69,
  }))
  const { options } = await opened({ places: inRow, hasList: false })
  act(() => options().onPinsChange([0, 1, 2]))
  const markers = within(screen.getByRole('list', { name: 'Places on the map' }))
  const names = () => markers.getAllByRole('button').map((marker) => marker.getAttribute('aria-label'))
  const unfocused = names()

  expect(unfocused).toEqual(['Places here: 2. Place 0, Place 1', 'Place 2'])
  act(() => screen.getByRole('button', { name: 'Place 2' }).focus())
  expect(names()).toEqual(unfocused)
})

test('a map without its own list shows the chosen place with the given actions', async () => {
  const { options } = await opened({
    hasList: false,
    actionsFor: ({ title }) => <button type="button">Keep {title}</button>,
  })
  act(() => options().onPinsChange([0, 1]))
  await press('Camp')

  expect(screen.queryByRole('group', { name: 'Places' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Keep Camp' })).toBeTruthy()
})

test('the label of a leg says that it is a straight line, and its stops show their names', async () => {
  const { container } = await opened({ route: [2, 1], classNames: { leg: 'leg', stopTitle: 'stop' } })
  const textsOf = (name: string) => [...container.ownerDocument.querySelectorAll(name)].map((one) => one.textContent)

  expect(textsOf('.stop')).toEqual(['Museum', 'Camp'])
  expect(textsOf('.leg')).toEqual(['123.2 km in a straight line'])
})

test('Tab skips a stop that is outside the frame of the map', async () => {
  const { loadEngine } = anEngine(undefined, undefined, { width: 1e5, height: 1 })
  show({ loadEngine, route: [2, 1] })
  await press('Show map')

  expect((await screen.findByRole('button', { name: '2. Museum' })).tabIndex).toBe(-1)
})

test('a stop keeps its number if another one has no position', async () => {
  await opened({ route: ['gone', 2, 1] })

  expect(screen.getByRole('button', { name: '2. Camp' })).toBeTruthy()
})

test('the title of a marker moves sideways with its pin, and is never cut off', async () => {
  const { loadEngine } = anEngine(undefined, undefined, { width: 28_000, height: 1e5 })
  show({ loadEngine, route: [2, 1] })
  await press('Show map')
  const camp = (await screen.findByRole('button', { name: '1. Camp' })).closest('li')

  // The pin stands at the right edge: 70° × 400 px.
  expect(camp?.style.getPropertyValue('--across')).toBe('1')
})
