import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { oddValues } from '../api/testing/odd-values.ts'
import { portal } from './portals.ts'
import { expect, test } from './visit.ts'

const site = join(import.meta.dirname, '../site')
const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
/** Each value unchanged, percent-encoded, and in JSON quotes. */
const spellings = oddValues.flatMap((value) => [...new Set([value, encoded(value), encoded(JSON.stringify(value))])])

/** Every page of the route tree; the server's files are checked elsewhere. */
async function patternsOf(): Promise<string[]> {
  const tree = await readFile(join(site, 'routes.gen.ts'), 'utf8')
  const pages = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => path ?? '')
  const files = [
    '/docs/$id.pdf',
    '/events/$id.ics',
    '/tracks/$id.gpx',
    '/locations/$id.jsonld',
    '/og/$id',
    '/drawings/$id',
    '/sitemap-$id.xml',
    '/api/media/$id',
  ]
  return [...pages, ...files]
}

/** Every parameter that some page reads; other pages must accept it too. */
const parameters = [
  'q',
  'tag',
  'page',
  'type_id',
  'territory_id',
  'for_disabled',
  'category',
  'type',
  'from',
  'to',
  'near',
  'radius_km',
  'bbox',
  'view',
  'lang',
  'offer',
  'date',
  'find',
  'depart',
  'return',
  'version',
  'ids',
  'limit',
  'offset',
]
const example: Readonly<Record<string, string>> = {
  locations: '1003',
  hotels: '2001',
  events: '4010',
  tracks: '7001',
  tours: '5001',
  excursions: '5101',
  products: '6002',
  companies: '501',
  guides: '77',
  posts: '8001',
}
const exampleOf = (pattern: string) => pattern.replace(/\$\w+/, example[pattern.split('/')[1] ?? ''] ?? '1')

/**
 * Each value in the path of one page and in one parameter of another, in turn, so that every page gets many of both.
 */
async function addresses(): Promise<string[]> {
  const patterns = await patternsOf()
  const named = patterns.filter((pattern) => pattern.includes('$'))
  const at = <T>(list: readonly T[], index: number) => list.slice(index % list.length).slice(0, 1)
  return spellings.flatMap((value, index) => [
    ...at(named, index).map((pattern) => pattern.replace(/\$\w+/, () => value)),
    ...at(patterns, index).flatMap((pattern) =>
      at(parameters, index).map((name) => `${exampleOf(pattern)}?${name}=${value}`),
    ),
  ])
}

const weatherAddresses = ['forecast', 'historical'].flatMap((kind, first) =>
  spellings.flatMap((value, index) => {
    const usual = { query: '61.0,69.0', date: '2026-12-05', language: 'ru' }
    const name = Object.keys(usual)[(index + first) % 3] ?? ''
    const others = Object.entries(usual).filter(([other]) => other !== name)
    return [`/api/weather/${kind}?${[...others, [name, value]].map((pair) => pair.join('=')).join('&')}`]
  }),
)

/** Each request has its own visitor, so that no rate limit applies. */
async function faultsOf(request: APIRequestContext, sent: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const [index, address] of sent.entries()) {
    const headers = { 'x-forwarded-for': `192.0.${index >> 8}.${index & 255}` }
    const response = await request.get(portal + address, { maxRedirects: 0, headers })
    if (response.status() >= 500) faults.push(`${response.status()} ${address}`)
    const location = response.headers()['location']
    if (location && new URL(location, portal).origin !== portal) faults.push(`${location} from ${address}`)
  }
  return faults
}

test('no address makes a page fail with a 500', async ({ request }) => {
  const sent = await addresses()
  expect(sent.length).toBeGreaterThan(spellings.length)
  expect(await faultsOf(request, sent)).toEqual([])
})

test('no parameters make the weather relay fail with a 500', async ({ request }) => {
  expect(await faultsOf(request, weatherAddresses)).toEqual([])
})
