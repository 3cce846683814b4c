import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { LanguageProvider } from '../../messages/language.tsx'
import { Map as PlaceMap, type MapProps } from '../Map.tsx'
import type { MapStyle } from '../places.ts'
import type { MapView, ViewOptions } from '../view.ts'

export const style = { version: 8 as const, sources: {}, layers: [] }
const places = [
  { id: 1, title: 'Museum', href: '/1', latitude: 61, longitude: 69, category: 'place' as const },
  { id: 2, title: 'Camp', href: '/2', latitude: 62, longitude: 70 },
]
/** `types` replace the style. */
type Parts = Partial<Omit<MapProps, 'style' | 'types'>> & Partial<Pick<MapProps, 'style' | 'types'>>
const usual = { label: 'Places near', places, workerUrl: '/worker.js', loadOn: 'press' } as const
export const aMap = ({ style: own = style, types, ...more }: Parts = {}): MapProps =>
  types ? { ...usual, ...more, types } : { ...usual, ...more, style: own }
export const show = (more: Parts = {}) =>
  render(
    <LanguageProvider language="en">
      <PlaceMap {...aMap(more)} />
    </LanguageProvider>,
  )

/** A map without a canvas, which records its calls. */
export function anEngine(
  answer: (style: MapStyle) => 'ready' | 'failed' = () => 'ready',
  painted = Promise.resolve(),
  size = { width: Infinity, height: Infinity },
) {
  const ends = { isClosest: false, isFarthest: false }
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
      keepFree: note('free'),
      hold: () => () => {},
      reveal: ({ latitude }) => void calls.push(`reveal ${latitude}`),
      look: note('look'),
      zoomBy: note('zoom'),
      zoomEnds: () => ends,
      remove: note('remove'),
    }
  }
  return { loadEngine: async () => ({ open }), calls, ends, options: () => options! }
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const opened = async (more: Parts = {}, answer?: (style: MapStyle) => 'ready' | 'failed') => {
  const engine = anEngine(answer)
  const page = show({ loadEngine: engine.loadEngine, ...more })
  await press('Show map')
  await screen.findByRole('button', { name: 'Zoom in' })
  return { ...engine, ...page }
}
