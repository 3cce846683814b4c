import type { Database } from '../database/database.ts'
import { all, allWithPrefix, type TextQuery } from '../search/query.ts'
import { firstFound, readings } from '../search/readings.ts'

type Find<Found> = (words: TextQuery | undefined) => Promise<Found>

async function* attempts<Found>(db: Database, typed: string, find: Find<Found>) {
  for await (const words of readings(db, typed)) {
    yield () => find(all(words))
    yield () => find(allWithPrefix(words))
  }
}

/** The result of the first reading of `typed` with matches; a text without letters and digits filters nothing. */
export const byWords = async <Found extends { total: number }>(
  db: Database,
  typed: string | undefined,
  find: Find<Found>,
): Promise<Found> => (await firstFound(attempts(db, typed ?? '', find))) ?? find(undefined)
