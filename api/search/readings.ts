import { sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { otherLayout } from './keyboard.ts'
import { wordsOf } from './words.ts'

/**
 * Each word that nothing is found by, replaced by the most alike known one, read in either keyboard layout; how much alike
 * is said by `pg_trgm.similarity_threshold`.
 */
async function corrected(db: Database, words: string[]): Promise<string[]> {
  const swapped = words.map((word) => wordsOf(otherLayout(word))[0] ?? word)
  const found = await rows<{ word: string }>(db, sql`
    select case when exists (select from object where search @@ to_tsquery('simple', stem(searched.typed))) then searched.typed else coalesce((
      select word.word
      from word, unnest(array[searched.typed, searched.swapped]) as guess
      where word.word % guess
      order by similarity(word.word, guess) desc, word.uses desc, word.word
      limit 1), searched.typed) end as word
    from unnest(${textArray(words)}, ${textArray(swapped)}) with ordinality as searched(typed, swapped, place)
    order by place`)
  return found.map(({ word }) => word)
}

/** What may have been meant, most likely first: as typed, in the other keyboard layout, with its mistypes mended. */
export async function* readings(db: Database, typed: string): AsyncGenerator<string[]> {
  const words = wordsOf(typed)
  if (words.length > 0) yield words
  const swapped = wordsOf(otherLayout(typed))
  if (swapped.some((word) => word.length > 1)) yield swapped
  if (words.length === 0) return
  const mended = await corrected(db, words)
  if (mended.join() !== words.join()) yield mended
}

/** The first answer that found anything, else the last one; nothing where there was nothing to ask. */
export async function firstFound<T extends { total: number }>(attempts: AsyncIterable<() => Promise<T>>): Promise<T | undefined> {
  let answer: T | undefined
  for await (const attempt of attempts) {
    answer = await attempt()
    if (answer.total > 0) return answer
  }
  return answer
}
