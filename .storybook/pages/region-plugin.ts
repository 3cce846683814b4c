import type { Plugin } from 'vite'
import { cover } from '../../library/drawing/cover.ts'
import { drawingOf } from '../../api/media/pictures.ts'
import { illustrationSvg } from '../../site/server/pictures/drawings.ts'
import { regionAnswers } from './region-content.ts'

const module = 'virtual:region-answers'
const resolved = `\0${module}`

/** A wide picture that every format cuts its part from: a static server knows no queries. */
function coverAt(path: string): string | undefined {
  const drawing = drawingOf(path.replace('api/media/', ''))
  return drawing && cover({ kind: drawing.kind, seed: drawing.variant, season: 'autumn', width: 2100, height: 900 })
}
const drawnAt = (path: string): string | undefined =>
  path.startsWith('drawings/') ? illustrationSvg(path.replace('drawings/', ''), new URLSearchParams()) : coverAt(path)

function pathsOfPictures(): string[] {
  const covers = new Set(JSON.stringify(regionAnswers).match(/\/media\/[a-z]+-\d+\.svg/g))
  return [
    ...[...covers].map((path) => `api${path}`),
    'drawings/year.svg',
    'drawings/region.svg',
    'drawings/lost.svg',
    'drawings/closed.svg',
  ]
}

/** What the page stories need of the region: the provider's answers as a module, its pictures as files. */
export function regionContent(): Plugin {
  return {
    name: 'tropa:region-content',
    resolveId: (name) => (name === module ? resolved : undefined),
    load: (id) => (id === resolved ? `export default ${JSON.stringify(regionAnswers)}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = drawnAt(new URL(request.url ?? '/', 'http://storybook').pathname.slice(1))
        if (svg === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
    generateBundle() {
      for (const path of pathsOfPictures()) {
        const source = drawnAt(path)
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: path, source })
      }
    },
  }
}
