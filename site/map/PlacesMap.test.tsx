import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import { ListWithMap } from './ListWithMap.tsx'
import { PlacesMap } from './PlacesMap.tsx'

vi.mock('./LiveMap.tsx', () => ({ LiveMap: () => <output>live</output> }))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }])
      }
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

const show = (onSight: () => Promise<unknown>) =>
  render(
    <WordsProvider language="ru">
      <ListWithMap>
        <PlacesMap label="Карта" places={[]} onSight={onSight} />
      </ListWithMap>
    </WordsProvider>,
  )

test('the static map stays until the places of the other pages have loaded', async () => {
  const others = Promise.withResolvers<void>()
  show(() => others.promise)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByText('live')).toBeNull()

  others.resolve()
  expect((await screen.findByText('live')).tagName).toBe('OUTPUT')
})

test('the live map is shown even if the other places do not load', async () => {
  show(() => Promise.reject(new Error('no network')))

  expect((await screen.findByText('live')).tagName).toBe('OUTPUT')
})
