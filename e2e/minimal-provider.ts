import { createServer, type ServerResponse } from 'node:http'
import { heldSearch } from './pages.ts'

/**
 * A provider with exactly section 7 of the specification: its calls, parameters and lists; no `total`, no field that
 * the contract added, and 404 for everything else. Its content is that of the reference provider at `API_URL`.
 */
const source = process.env['API_URL'] ?? ''
const port = Number(process.env['PORT'])

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Paths of section 7, with their parameters. */
const known: readonly (readonly [path: RegExp, parameters: readonly string[]])[] = [
  [/^\/portal\/search\/suggestions$/, ['q']],
  [/^\/portal\/search$/, ['q']],
  [/^\/portal\/dictionary\/territory$/, []],
  [/^\/portal\/dynamic\/(main|sub|footer)-menu$/, []],
  [/^\/portal\/main$/, []],
  [/^\/portal\/location$/, ['for_disabled']],
  [/^\/portal\/guide$/, ['for_disabled']],
  [/^\/portal\/(track|tour|excursion)$/, []],
  [/^\/portal\/(location|post|track|tour|excursion|guide|company)\/\d+$/, []],
]

/** Fields that the contract added and a provider may leave out: docs/decisions/010. */
const added = new Set([
  'total',
  'tag_list',
  'category_list',
  'hint',
  'count',
  'template',
  'stop_list',
  'opening_hours',
  'the_hours_note',
  'time_zone',
  'distance_km',
  'territory_ids',
  'duration_h',
  'days',
  'length_km',
  'slug',
  'the_unit',
  'demo',
  'dates_demo',
  'languages',
  'group_size',
  'source_link',
  'is_removed',
])
const withoutAdded = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutAdded)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (added.has(name) ? [] : [[name, withoutAdded(inner)]])),
  )
}

/** An object with photographs, which the reference provider's content lacks. */
const photographed = '/portal/location/1001'
const gallery = ['museum-0', 'museum-2', 'mammoth-1'].map((name) => ({
  url: `/media/${name}.svg`,
  the_alt: name,
  width: 1200,
  height: 800,
  the_caption: name,
}))
const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
function withPhotographs(path: string, body: Json): Json {
  if (path !== photographed || !isObject(body)) return body
  const place = body['location']
  if (!isObject(place)) return body
  return { ...body, location: { ...place, gallery } }
}

type MinimalResponse = { status: number; body: { [name: string]: Json } }

async function ask(path: string, query: URLSearchParams, language: string): Promise<MinimalResponse> {
  const response = await fetch(`${source}${path}?${query}`, { headers: { 'accept-language': language } })
  return { status: response.status, body: await response.json() }
}

/** Loads a whole list: all its pages. */
async function askWhole(path: string, query: URLSearchParams, language: string): Promise<MinimalResponse> {
  const first = await ask(path, query, language)
  const name = Object.keys(first.body).find(
    (key) => key.endsWith('_list') && key.startsWith(path.split('/').at(-1) ?? ''),
  )
  const total = Number(first.body['total'] ?? 0)
  if (!name || !total) return first
  const list = [first.body[name] ?? []]
  for (let offset = 100; offset < total; offset += 100)
    list.push(
      (await ask(path, new URLSearchParams({ ...Object.fromEntries(query), offset: String(offset) }), language)).body[
        name
      ] ?? [],
    )
  return { ...first, body: { ...first.body, [name]: list.flat() as Json } }
}

async function respond(address: URL, language: string): Promise<MinimalResponse> {
  const found = known.find(([path]) => path.test(address.pathname))
  if (!found) return { status: 404, body: { message: 'Not found' } }
  const taken = new URLSearchParams([...address.searchParams].filter(([name]) => found[1].includes(name)))
  const isList = /^\/portal\/(location|guide|track|tour|excursion)$/.test(address.pathname)
  if (isList) taken.set('limit', '100')
  return isList ? askWhole(address.pathname, taken, language) : ask(address.pathname, taken, language)
}

/** Searches without a response yet, and how many of them the portal has cancelled. */
const held = { waiting: 0, cancelled: 0 }
function hold(response: ServerResponse): void {
  held.waiting += 1
  response.once('close', () => {
    held.waiting -= 1
    held.cancelled += 1
  })
}

createServer(async (request, response) => {
  const address = new URL(request.url ?? '/', 'http://provider')
  if (address.pathname === '/held') return response.end(JSON.stringify(held))
  if (address.searchParams.get('q') === heldSearch) return hold(response)
  if (address.pathname === '/healthz') return response.end('ok')
  if (address.pathname.startsWith('/media/')) {
    const picture = await fetch(source + request.url)
    response.writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? '' })
    return response.end(await picture.text())
  }
  const { status, body } = await respond(address, request.headers['accept-language'] ?? 'ru')
  response.writeHead(status, { 'content-type': 'application/json' })
  return response.end(JSON.stringify(withPhotographs(address.pathname, withoutAdded(body))))
}).listen(port, '127.0.0.1')
