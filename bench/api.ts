import type { PGlite } from '@electric-sql/pglite'
import type { Hono } from 'hono'
import { createApp } from '../api/app.ts'
import { openSeededDatabase } from '../api/testing/database.ts'
import { compare, milliseconds, ratioText, rounds } from './measure.ts'
import { record, verdict } from './report.ts'

const goal = 1.5

type Row = Record<string, unknown>
type Statement = { text: string; values: unknown[] }
type Case = {
  name: string
  path: string
  /** The text of the response, from the rows of each statement. */
  responseOf: (rows: Row[][]) => string
}

const fields = (row: Row) =>
  Object.entries(row)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',')
const last = (rows: Row[][]) => rows.at(-1)?.[0] ?? {}

const listResponse = (rows: Row[][]) => {
  const { territory_list, location_type_list, location_list, total } = last(rows)
  return `{${fields({ territory_list, location_type_list, location_list, total })}}`
}
const searchResponse = (rows: Row[][]) => `{${fields(last(rows))}}`
const rowsResponse = (rows: Row[][]) => JSON.stringify(rows.at(-1))
const detailResponse = ([places, nearby]: Row[][]) =>
  `{"location":${String(places?.[0]?.['detail']).slice(0, -1)},"nearby_list":${nearby?.[0]?.['list']},"offer_list":${places?.[0]?.['offer_list']}}}`

const cases: readonly Case[] = [
  { name: 'list of 60', path: '/portal/location?limit=60', responseOf: listResponse },
  { name: 'list in a territory', path: '/portal/location?limit=60&territory_id=1', responseOf: listResponse },
  { name: 'list by words', path: '/portal/location?limit=60&q=музей', responseOf: listResponse },
  { name: 'detail', path: '/portal/location/1003', responseOf: detailResponse },
  { name: 'suggestions', path: '/portal/search/suggestions?q=муз', responseOf: rowsResponse },
  { name: 'search', path: '/portal/search?q=музей', responseOf: searchResponse },
  { name: 'search, mistyped', path: '/portal/search?q=чугаз', responseOf: searchResponse },
]

const { db, close } = await openSeededDatabase('128MB')
// PGlite, the embedded driver, under the type that both drivers share.
const { $client: database } = db as unknown as { $client: PGlite }
const unlimited = { requests: 1e9, seconds: 60 }
const app = createApp({
  db,
  visitorOf: () => 'bench',
  limits: { search: unlimited, places: unlimited, weather: unlimited },
  log: () => undefined,
})

async function ask(portal: Hono, path: string, headers: Record<string, string> = {}): Promise<ArrayBuffer> {
  const response = await portal.request(encodeURI(path), { headers })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return response.arrayBuffer()
}

/**
 * The statements that the API runs for one response, recorded from the API itself, so that both sides run the same
 * ones.
 */
async function statementsOf(path: string): Promise<Statement[]> {
  await ask(app, path)
  const statements: Statement[] = []
  const query = database.query
  database.query = (text, values = [], options) => {
    statements.push({ text, values })
    return query.call(database, text, values, options) as never
  }
  await ask(app, path)
  database.query = query
  return statements
}

async function bareResponse(statements: readonly Statement[], { responseOf }: Case): Promise<string> {
  const responses: Row[][] = []
  for (const { text, values } of statements) responses.push((await database.query<Row>(text, values)).rows)
  return responseOf(responses)
}

async function row(example: Case) {
  const statements = await statementsOf(example.path)
  const whole = new TextDecoder().decode(await ask(app, example.path))
  const bare = await bareResponse(statements, example)
  if (bare !== whole)
    throw new Error(
      `${example.name}: the bare statements no longer give the answer of the API:\n${bare.slice(0, 300)}\n${whole.slice(0, 300)}`,
    )
  const [floor, portal, compressed] = await compare([
    { name: 'bare', call: () => bareResponse(statements, example) },
    { name: 'API', call: () => ask(app, example.path) },
    { name: 'compressed', call: () => ask(app, example.path, { 'accept-encoding': 'br' }) },
  ])
  if (!floor || !portal || !compressed) throw new Error('three were compared')
  const cost = [floor, portal].map((figure) => milliseconds(figure.milliseconds))
  return [
    example.name,
    (whole.length / 1024).toFixed(1),
    statements.length,
    ...cost,
    ratioText(portal.ratio),
    verdict(portal.ratio.median, goal),
    compressed.ratio.median.toFixed(2),
  ]
}

try {
  const rows = []
  for (const example of cases) rows.push(await row(example))
  record({
    title: 'The API against its own SQL',
    parts: [
      `CPU per answer, in process, without network, on the embedded database with the region’s content. Bare: the same statements sent straight to the database, and the same text made of what they give; attempts that find nothing are thus in both. Median of ${rounds} interleaved rounds, in brackets the lowest and the highest ratio.`,
      {
        head: ['', 'thousand signs', 'statements', 'bare, ms', 'API, ms', '× bare', 'goal', '× bare, in brotli'],
        rows,
      },
    ],
  })
} finally {
  await close()
}
