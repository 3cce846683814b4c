import type { Database } from '../database/database.ts'
import { every, everyBegun, type TextQuery } from '../search/query.ts'
import { firstFound, readings } from '../search/readings.ts'

type Find<Found> = (words: TextQuery | undefined) => Promise<Found>

async function* attempts<Found>(db: Database, typed: string, find: Find<Found>) {
  for await (const words of readings(db, typed)) {
    yield () => find(every(words))
    yield () => find(everyBegun(words))
  }
}

/** What the first reading of the words finds that finds anything; signs without a letter or a digit narrow nothing. */
export const byWords = async <Found extends { total: number }>(db: Database, typed: string | undefined, find: Find<Found>): Promise<Found> =>
  (await firstFound(attempts(db, typed ?? '', find))) ?? find(undefined)
