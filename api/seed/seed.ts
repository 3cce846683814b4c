import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import * as table from '../database/content.ts'
import { type Content, contentHash, readContent } from './content.ts'
import { adviceRows, airportRows, climateRows, documentRows, territoryRows, typeRows } from './dictionaries.ts'
import { menuRows } from './menus.ts'
import { allEntries } from './objects/all.ts'
import { distinctWords, objectRow, sessionRows, stopRows, textRows, wordRows } from './objects/rows.ts'
import { offerRows, sellerRow } from './objects/sales.ts'
import { replace, type Writer } from './store.ts'

/** The hash of the content in the tables; `undefined` before the first seeding. */
export async function storedVersion(db: Pick<Database, 'execute'>): Promise<string | undefined> {
  const [stored] = await rows<{ hash: string }>(db, sql`select hash from content_version where id = 1`)
  return stored?.hash
}

async function stemsOf(writer: Writer, words: string[]): Promise<Map<string, string>> {
  const stems = await rows<{ word: string; stem: string }>(
    writer,
    sql`select word, stem(word) from json_array_elements_text(${JSON.stringify(words)}::json) as word where stem(word) is not null`,
  )
  return new Map(stems.map(({ word, stem }) => [word, stem]))
}

/** Keeps the cards of all objects before the content is replaced, because that may remove any of them. */
const keepCards = (writer: Writer) =>
  writer.execute(sql`
  insert into removed_card select object_type, id, language, card from object_text
  on conflict (object_type, id, language) do update set card = excluded.card`)

/** After the content is replaced: deletes the kept cards of objects that it has. */
const dropKeptCards = (writer: Writer) =>
  writer.execute(
    sql`delete from removed_card using object_text where (removed_card.object_type, removed_card.id) = (object_text.object_type, object_text.id)`,
  )

async function store(writer: Writer, hash: string, read: () => Content): Promise<void> {
  // Loaded only when needed: it takes a tenth of the time of a start.
  const { sanitiseFields } = await import('./sanitise.ts')
  const content = sanitiseFields(read())
  const entries = allEntries(content)
  await keepCards(writer)
  await replace(writer, table.territory, territoryRows(content))
  await replace(writer, table.locationType, typeRows(content))
  await replace(writer, table.object, entries.map(objectRow(await stemsOf(writer, distinctWords(entries)))))
  await replace(writer, table.objectText, textRows(entries))
  await replace(writer, table.seller, content.companies.map(sellerRow))
  await replace(writer, table.offer, entries.flatMap(offerRows(content)))
  await replace(writer, table.eventSession, entries.flatMap(sessionRows))
  await replace(writer, table.trackObject, entries.flatMap(stopRows))
  await replace(writer, table.word, wordRows(entries))
  await replace(writer, table.menu, menuRows(content))
  await replace(writer, table.climate, climateRows(content))
  await replace(writer, table.airport, airportRows(content))
  await replace(writer, table.document, documentRows(content))
  await replace(writer, table.advice, adviceRows(content))
  await dropKeptCards(writer)
  await replace(writer, table.contentVersion, [{ id: 1, hash }])
}

/** Key of an advisory lock, the same in every process: processes seed one after another. */
const seedLock = 7_263_412

/**
 * Makes the editors' tables hold the content, once for each version of it and by one process. Tables of `people` stay.
 * @returns whether anything was stored: then run the database's `vacuum`
 */
export async function seed(db: Database, hash = contentHash(), read: () => Content = readContent): Promise<boolean> {
  if ((await storedVersion(db)) === hash) return false
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if ((await storedVersion(transaction)) === hash) return false
    await store(transaction, hash, read)
    return true
  })
}
