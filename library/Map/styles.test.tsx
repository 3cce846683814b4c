import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Map as PlaceMap } from './Map.tsx'
import { aMap, anEngine, opened, press, show, style } from './testing/a-map.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})

/** A style that loads when the test releases it. */
function aSlowStyle(url: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { style: () => promise, make: () => act(async () => resolve(url)) }
}

test('a style that does not load is replaced by the fallback style, and a message says so', async () => {
  await opened({ style: 'https://tiles.example/style', fallbackStyle: style }, (calls) =>
    typeof calls === 'string' ? 'failed' : 'ready',
  )

  expect(screen.getByRole('status').textContent).toMatch(/simpler/)
})

test('radio buttons choose the type of the map, even if there is only one', async () => {
  const types = [
    { id: 'a', title: 'Scheme', style },
    { id: 'b', title: 'Satellite', style: '/satellite.json' },
  ] as const
  const { calls } = await opened({ types })
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Map type' })).getByRole('radio', { name: 'Satellite' }),
  )

  expect(calls.filter((one) => one.startsWith('style'))).toEqual(['style object', 'style /satellite.json'])
  cleanup()
  await opened({ types: [types[0]] })
  expect(screen.getByRole('radio', { name: 'Scheme', checked: true })).toBeTruthy()
})

test('a generated style is generated again when the colours of the page change', async () => {
  const frames: Element[] = []
  const made = async (frame: Element) => (frames.push(frame), style)
  await opened({ style: made })
  expect(frames).toHaveLength(1)

  document.documentElement.dataset['theme'] = 'dark'
  await vi.waitFor(() => expect(frames).toHaveLength(2))
  delete document.documentElement.dataset['theme']
})

test('a style that loads late does not replace one that was chosen after it', async () => {
  const slow = aSlowStyle('/slow.json')
  const { calls } = await opened({
    types: [
      { id: 'a', title: 'Scheme', style },
      { id: 'b', title: 'Hybrid', style: slow.style },
      { id: 'c', title: 'Satellite', style: '/satellite.json' },
    ],
    fallbackStyle: '/fallback.json',
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Satellite' }))
  await slow.make()

  expect(calls.filter((one) => one.startsWith('style')).at(-1)).toBe('style /satellite.json')
  expect(calls).not.toContain('style /fallback.json')
})

test('returning to the first style while another one is loading sets it again', async () => {
  const slow = aSlowStyle('/slow.json')
  const { calls } = await opened({
    types: [
      { id: 'a', title: 'Scheme', style },
      { id: 'b', title: 'Hybrid', style: slow.style },
    ],
  })
  await userEvent.click(screen.getByRole('radio', { name: 'Hybrid' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Scheme' }))
  await slow.make()

  expect(calls.filter((one) => one.startsWith('style'))).toEqual(['style object', 'style object'])
})

test('a style that was chosen while the map was opening is set once the map is ready', async () => {
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
