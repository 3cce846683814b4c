import type { Plugin } from 'vite'
import { cover } from '../../library/drawing/cover.ts'
import { drawingOf } from '../../api/media/pictures.ts'
import { illustrationSvg } from '../../site/server/pictures/drawings.ts'
import { fullTrack } from './full-track.ts'
import { regionResponses } from './region-content.ts'

const module = 'virtual:region-responses'
const resolved = `\0${module}`

/** A wide picture for all formats, each of which shows a part, because a static server ignores queries. */
function coverAt(path: string): string | undefined {
  const drawing = drawingOf(path.replace('api/media/', ''))
  return drawing && cover({ kind: drawing.kind, seed: drawing.variant, season: 'autumn', width: 2100, height: 900 })
}
/** The portal has the stops of a route in the query, which a static server ignores: here they are in the path. */
const routePath = /^drawings\/route-([\d.,_]+)\.svg$/
const routeFile = (stops: readonly string[]) => `drawings/route-${stops.join('_')}.svg`
const withRoutePaths = (code: string) =>
  code.replace("`/drawings/route.svg?stops=${stops.join(';')}`", "`/drawings/route-${stops.join('_')}.svg`")

function drawnAt(path: string): string | undefined {
  const stops = routePath.exec(path)?.[1]
  if (stops) return illustrationSvg('route.svg', new URLSearchParams({ stops: stops.replaceAll('_', ';') }))
  return path.startsWith('drawings/')
    ? illustrationSvg(path.replace('drawings/', ''), new URLSearchParams())
    : coverAt(path)
}

/** The routes of the cards, and of the track in `TrackFull`. */
function pathsOfRoutes(): string[] {
  const { main, locations } = regionResponses.ru
  const cards = main.track_list.map((card) =>
    'stop_list' in card ? card.stop_list.map(({ geolocation }) => geolocation) : [],
  )
  const full = fullTrack.flatMap((id) => locations.location_list.find((card) => card.id === id) ?? [])
  const exact = full.map((card) => ('geolocation' in card && card.geolocation ? exactly(card.geolocation) : ''))
  return [...cards, exact].map(routeFile)
}
const exactly = (geolocation: string) =>
  geolocation
    .split(',')
    .map((degrees) => Number(degrees).toFixed(5))
    .join(',')

function pathsOfPictures(): string[] {
  const covers = new Set(JSON.stringify(regionResponses).match(/\/media\/[a-z]+-\d+\.svg/g))
  return [
    ...[...covers].map((path) => `api${path}`),
    ...pathsOfRoutes(),
    'drawings/year.svg',
    'drawings/region.svg',
    'drawings/lost.svg',
    'drawings/closed.svg',
  ]
}

/** The data of the region for page stories: the provider's responses as a module, its pictures as files. */
export function regionContent(): Plugin {
  return {
    name: 'tropa:region-content',
    // Before the types are removed, because that step also reformats the code.
    enforce: 'pre',
    resolveId: (name) => (name === module ? resolved : undefined),
    transform: (code, id) => (id.endsWith('/site/pictures/sketch.ts') ? withRoutePaths(code) : undefined),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(regionResponses)}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = drawnAt(new URL(request.url ?? '/', 'http://storybook').pathname.slice(1))
        if (svg === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version: 'storybook' }) })
      for (const path of pathsOfPictures()) {
        const source = drawnAt(path)
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: path, source })
      }
    },
  }
}
