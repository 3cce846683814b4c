import { createServer } from 'node:http'
import { archiveOf } from './archive.ts'
import { pictureTile, vectorTile } from './tiles.ts'

/** A map host outside the portal: archives with range requests, imagery, a style that fails, and a router. */
const port = Number(process.env['PORT'])
const origin = `http://127.0.0.1:${port}`

const archives: Readonly<Record<string, Buffer>> = {
  '/scheme.pmtiles': archiveOf(vectorTile(), 'vector'),
  '/imagery.pmtiles': archiveOf(pictureTile(), 'png'),
}
const imagery = {
  version: 8,
  sources: { imagery: { type: 'raster', url: `pmtiles://${origin}/imagery.pmtiles`, tileSize: 256 } },
  layers: [{ id: 'imagery', type: 'raster', source: 'imagery' }],
}
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'range',
  'access-control-expose-headers': 'etag',
}

const routeOf = (distance: number, duration: number) => ({
  code: 'Ok',
  routes: [{ distance, duration, legs: [] }],
  waypoints: [],
})

/**
 * A response of OSRM: a leg between towns is 123.4 km and an hour and a half, one within a town 2.5 km and eight
 * minutes, and there are no roads north of 64° of latitude.
 */
function roadOf(pathname: string) {
  const [from = NaN, to = NaN] = [...pathname.matchAll(/([\d.]+),/g)].map(([, longitude]) => Number(longitude))
  if (/,6[4-9]\./.test(pathname)) return { code: 'NoRoute', message: 'Impossible route between points' }
  return Math.abs(from - to) > 1 ? routeOf(123_400, 5400) : routeOf(2500, 480)
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', origin)
  const archive = archives[pathname]
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (pathname === '/healthz') return response.end('ok')
  if (request.method === 'OPTIONS') return response.writeHead(204, open).end()
  if (pathname === '/imagery.json')
    return response.writeHead(200, { ...open, 'content-type': 'application/json' }).end(JSON.stringify(imagery))
  if (pathname.startsWith('/route/v1/driving/'))
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(roadOf(pathname)))
  if (!archive || from === undefined) return response.writeHead(404, open).end()
  const part = archive.subarray(Number(from), Number(to) + 1)
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${archive.length}`
  return response
    .writeHead(206, {
      ...open,
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      'content-range': range,
      etag: '"1"',
    })
    .end(part)
}).listen(port, '127.0.0.1')
