import { cover } from '@tropa/library/drawing/cover.ts'
import { panorama } from '@tropa/library/drawing/panorama.ts'
import { ratioOf, sketch, type MapColors, type MapWindow, type Position } from '@tropa/library/drawing/sketch.ts'
import { routeWindow } from '../../pictures/route-window.ts'
import { region } from '../../region/region.ts'
import map from '../../region/sketch-map.json' with { type: 'json' }
import { sketchWindow } from '../../region/sketch-window.ts'
import { coverLight, theme, type RegionTheme } from '../../region/theme.ts'
import { picturePolicy } from '../http/security-headers.ts'
import { favicon } from './favicon.ts'

/** Pictures of the region that the portal draws itself: each depends on its address alone. */

const colorsOf = ({
  mapLand,
  mapOut,
  mapBorder,
  mapWater,
  mapWood,
  track,
  mapLabel,
}: RegionTheme['light']): MapColors => ({
  land: mapLand,
  out: mapOut,
  border: mapBorder,
  water: mapWater,
  wood: mapWood,
  route: track,
  label: mapLabel,
})
const colors = { light: colorsOf(theme.light), dark: colorsOf(theme.dark) }

/** As JSON gives them, pairs are plain arrays. */
type Region = Pick<Parameters<typeof sketch>[0], 'land' | 'water' | 'lakes'>
const drawnRegion = map as unknown as Region

const mapOf = (window: MapWindow, width: number, route?: readonly Position[]) =>
  sketch({
    ...drawnRegion,
    window,
    width,
    height: Math.round(width / ratioOf(window)),
    colors,
    ...(route && { route }),
  })

const mostStops = 100
const stop = /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/

function route(query: URLSearchParams): string | undefined {
  const stops = (query.get('stops') ?? '').split(';')
  if (stops.length > mostStops || !stops.every((text) => stop.test(text))) return undefined
  const { places, window } = routeWindow(stops)
  return mapOf(window, 510, places)
}

const light = coverLight === undefined ? {} : { light: coverLight }

const lazy = (draw: () => string) => {
  let drawn: string | undefined
  return () => (drawn ??= draw())
}

/** People's things are drawn in the region's colours, nature in its own. */
const inks = { accent: theme.light.action, figure: theme.light.surfaceInverse }

const illustrations: Readonly<Record<string, (query: URLSearchParams) => string | undefined>> = {
  'year.svg': lazy(() => panorama({ seed: 'year', width: 2400, height: 720, latitude: region.center.latitude, inks })),
  'favicon.svg': lazy(() => favicon(theme.light)),
  'region.svg': lazy(() => mapOf(sketchWindow, 970)),
  'route.svg': route,
  // A trail under snow, and a lit window to wait at.
  'lost.svg': lazy(() =>
    cover({ kind: 'river', seed: 'lost404', season: 'winter', time: 'dusk', width: 1800, height: 760, ...light }),
  ),
  'closed.svg': lazy(() =>
    cover({ kind: 'stay', seed: 's503', season: 'winter', time: 'night', width: 1800, height: 760, ...light }),
  ),
  // Shown beside account forms: a lodge and a river.
  'login.svg': lazy(() =>
    cover({ kind: 'stay', seed: 'login3v0', season: 'winter', time: 'dusk', width: 900, height: 1100, ...light }),
  ),
  'registration.svg': lazy(() =>
    cover({ kind: 'river', seed: 'reg2', season: 'summer', time: 'dusk', width: 900, height: 1100, ...light }),
  ),
}

/** The picture of that name as SVG, or nothing. */
export const illustrationSvg = (name: string, query: URLSearchParams): string | undefined =>
  Object.hasOwn(illustrations, name) ? illustrations[name]?.(query) : undefined

export function illustration(name: string, query: URLSearchParams): Response {
  const svg = illustrationSvg(name, query)
  if (svg === undefined) return new Response(null, { status: 404 })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': picturePolicy,
    },
  })
}
