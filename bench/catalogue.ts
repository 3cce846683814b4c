import type { Hono } from 'hono'
import { createApp } from '../api/app.ts'
import type { Database } from '../api/database/database.ts'
import { driverOf, openCatalogue } from './objects/catalogue.ts'
import { type Known, questions } from './objects/questions.ts'
import { type Random, seeded } from './objects/random.ts'
import { milliseconds, percentile } from './measure.ts'
import { record, verdict } from './report.ts'

type Question = keyof typeof questions
/** An API over a catalogue, with the CPU milliseconds of its responses. */
type Catalogue = { app: Hono; known: Known; random: Random; costs: Map<Question, number[]>; close: () => Promise<void> }

const sizes = {
  small: Number(process.env['BENCH_SMALL'] ?? 2_000),
  large: Number(process.env['BENCH_LARGE'] ?? 200_000),
}
const times = Number(process.env['BENCH_ROUNDS'] ?? 300)
const warmUps = 20
/** Fewer, because each response has forty megabytes. */
const timesOfAllPoints = Math.ceil(times / 10)
const goals = { growth: sizes.large / sizes.small, spread: 5 }
const names = Object.keys(questions) as Question[]
const sampled = 4000

const numbersOf = async (db: Database, table: string) =>
  (await driverOf(db).query<{ id: number }>(`select id from ${table}`)).rows.map(({ id }) => id)

async function knownOf(db: Database): Promise<Known> {
  const some = `order by md5(id::text) limit ${sampled}`
  const points = await driverOf(db).query<Known['points'][number]>(
    `select id, latitude, longitude from object where object_type = 'location' ${some}`,
  )
  const titles = await driverOf(db).query<{ title: string }>(`select title from object_text ${some}`)
  const places = await driverOf(db).query<{ count: number }>(
    `select count(*)::int from object where object_type = 'location'`,
  )
  return {
    points: points.rows,
    titles: titles.rows.map(({ title }) => title),
    places: places.rows[0]?.count ?? 0,
    territories: await numbersOf(db, 'territory'),
    types: await numbersOf(db, 'location_type'),
  }
}

const unlimited = { requests: 1e9, seconds: 60 }

async function open(places: number): Promise<Catalogue> {
  const start = performance.now()
  const { db, close } = await openCatalogue(places)
  console.log(`${places} places made in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  const app = createApp({
    db,
    visitorOf: () => 'bench',
    limits: { search: unlimited, places: unlimited, weather: unlimited },
    log: () => undefined,
  })
  return { app, known: await knownOf(db), random: seeded(1), costs: new Map(names.map((name) => [name, []])), close }
}

/** CPU time of all threads until the response is complete. */
async function ask({ app, known, random }: Catalogue, name: Question): Promise<number> {
  const path = questions[name](known, random)
  const start = process.cpuUsage()
  const response = await app.request(path)
  await response.arrayBuffer()
  const { user, system } = process.cpuUsage(start)
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return (user + system) / 1000
}

const isDue = (name: Question, round: number) =>
  name !== 'points, all of them' || round % (times / timesOfAllPoints) < 1

async function measure(catalogues: readonly Catalogue[]): Promise<void> {
  for (let round = -warmUps; round < times; round += 1) {
    for (const name of names.filter((one) => isDue(one, round))) {
      for (const catalogue of catalogues) {
        const cost = await ask(catalogue, name)
        if (round >= 0) catalogue.costs.get(name)?.push(cost)
      }
    }
  }
}

function row(name: Question, [small, large]: readonly (readonly number[])[]) {
  if (!small || !large) throw new Error('two catalogues were measured')
  const [p50, p99, p50Large, p99Large] = [
    percentile(small, 50),
    percentile(small, 99),
    percentile(large, 50),
    percentile(large, 99),
  ]
  const [growth, spread] = [p50Large / p50, p99Large / p50Large]
  return [
    name,
    large.length,
    ...[p50, p99, p50Large, p99Large].map(milliseconds),
    growth.toFixed(1),
    verdict(growth, goals.growth),
    spread.toFixed(1),
    name === 'search with typos' ? verdict(spread, goals.spread) : '',
  ]
}

const catalogues: Catalogue[] = []
try {
  for (const places of Object.values(sizes)) catalogues.push(await open(places))
  await measure(catalogues)
  const thousands = Object.values(sizes).map((places) => places.toLocaleString('en'))
  record({
    title: 'A catalogue of many objects',
    parts: [
      `CPU per answer in ms, in process, without network, on the embedded database: the region’s content with ${thousands.join(' and with ')} made-up places and a tenth of other objects. Every question is another one (its words, territory, page), asked of both in turns. Growth: p50 with the most by p50 with the fewest, to be less than the catalogue’s own.`,
      {
        head: [
          '',
          'questions',
          `${thousands[0]}: p50`,
          'p99',
          `${thousands[1]}: p50`,
          'p99',
          'growth',
          'goal',
          'p99 / p50',
          'goal',
        ],
        rows: names.map((name) =>
          row(
            name,
            catalogues.map(({ costs }) => costs.get(name) ?? []),
          ),
        ),
      },
    ],
  })
} finally {
  for (const { close } of catalogues) await close()
}
