import type { PGlite } from '@electric-sql/pglite'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, OpenDatabase } from '../../api/database/database.ts'
import { openEmbedded } from '../../api/database/embedded.ts'
import type { Entry } from '../../api/seed/objects/entry.ts'
import { objectRow, textRows, wordRows } from '../../api/seed/objects/rows.ts'
import { seed } from '../../api/seed/seed.ts'
import { inventedEntries } from './entries.ts'
import { searchVector, titleVector, wordLists, type WordLists } from './vectors.ts'

type Made = { entry: Entry; lists: WordLists }

const portion = 2000
/** After all real content. */
const firstPosition = 10_000

/** PGlite, the embedded driver, under the type that both drivers share. */
export const driverOf = (db: Database): PGlite => (db as unknown as { $client: PGlite }).$client

const cell = (value: unknown): string => {
  if (value === null) return ''
  return `"${(Array.isArray(value) ? `{${value.join()}}` : String(value)).replaceAll('"', '""')}"`
}

/** COPY is ten times as fast as INSERT. */
async function copy(database: PGlite, table: string, list: readonly object[]): Promise<void> {
  const [first] = list
  if (!first) return
  const csv = list.map((row) => Object.values(row).map(cell).join()).join('\n')
  await database.query(`copy ${table} (${Object.keys(first).join()}) from '/dev/blob' with (format csv)`, [], {
    blob: new Blob([csv]),
  })
}

/** Adds the stems of new words. */
async function learn(
  database: PGlite,
  stems: Map<string, string>,
  seen: Set<string>,
  made: readonly Made[],
): Promise<void> {
  const words = new Set(
    made.flatMap(({ lists }) =>
      Object.values(lists)
        .flat()
        .filter((word) => !seen.has(word)),
    ),
  )
  const found = await database.query<{ word: string; stem: string }>(
    'select word, stem(word) from json_array_elements_text($1::json) as word where stem(word) is not null',
    [JSON.stringify([...words])],
  )
  for (const word of words) seen.add(word)
  for (const { word, stem } of found.rows) stems.set(word, stem)
}

const noWords = { title: [], around: [], labels: [], text: [] }
const withoutStems = objectRow(new Map())
const rowOf = ({ entry, lists }: Made, position: number, stems: ReadonlyMap<string, string>) => ({
  ...withoutStems({ ...entry, words: noWords }, position),
  search: searchVector(lists, stems),
  title_search: titleVector(entry, lists),
})

function* portions(entries: Iterable<Entry>): Generator<Made[]> {
  let part: Made[] = []
  for (const entry of entries) {
    part.push({ entry, lists: wordLists(entry.words) })
    if (part.length < portion) continue
    yield part
    part = []
  }
  yield part
}

async function addWords(database: PGlite, uses: ReadonlyMap<string, number>): Promise<void> {
  await database.query(
    `insert into word select word, uses from json_to_recordset($1::json) as made(word text, uses int)
     on conflict (word) do update set uses = word.uses + excluded.uses`,
    [JSON.stringify([...uses].map(([word, count]) => ({ word, uses: count })))],
  )
}

/** In the order that foreign keys require. */
const filled = ['offer', 'object_text', 'object']

/**
 * Without write-ahead guarantees, foreign keys and indexes, which is twice as fast: nothing must survive a crash,
 * references are valid, and a finished table is indexed faster.
 */
async function unguarded(database: PGlite, work: () => Promise<void>): Promise<void> {
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'object' and indexname not like '%_pk'`,
  )
  for (const table of filled) await database.exec(`alter table ${table} set unlogged`)
  for (const { name } of rows) await database.exec(`drop index ${name}`)
  await database.exec('set session_replication_role = replica')
  await work()
  await database.exec('reset session_replication_role')
  for (const { definition } of rows) await database.exec(definition)
}

async function add(database: PGlite, entries: Iterable<Entry>): Promise<void> {
  const stems = new Map<string, string>()
  const seen = new Set<string>()
  const uses = new Map<string, number>()
  let position = firstPosition
  for (const made of portions(entries)) {
    await learn(database, stems, seen, made)
    await copy(
      database,
      'object',
      made.map((one) => rowOf(one, (position += 1), stems)),
    )
    await copy(database, 'object_text', textRows(made.map(({ entry }) => entry)))
    for (const { word, uses: count } of wordRows(made.map(({ entry }) => entry)))
      uses.set(word, (uses.get(word) ?? 0) + count)
  }
  await addWords(database, uses)
}

/** The region's content and this number of generated places, in a temporary folder that closing removes. */
export async function openCatalogue(places: number): Promise<OpenDatabase> {
  const kept = join(import.meta.dirname, '../../.build')
  await mkdir(kept, { recursive: true })
  const folder = await mkdtemp(join(kept, `catalogue-${places}-`))
  const { db, vacuum, close } = await openEmbedded(folder)
  await seed(db)
  const database = driverOf(db)
  await unguarded(database, () => add(database, inventedEntries(places)))
  await vacuum()
  return { db, vacuum, close: () => close().then(() => rm(folder, { recursive: true, force: true })) }
}
