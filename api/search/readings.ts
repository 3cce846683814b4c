import { sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { otherLayout } from './keyboard.ts'
import { wordsOf } from './words.ts'

/**
 * Replaces each word without a hit by the most similar known word, in either keyboard layout; the least similarity is
 * `pg_trgm.similarity_threshold`.
 */
async function corrected(db: Database, words: string[]): Promise<string[]> {
  const swapped = words.map((word) => wordsOf(otherLayout(word))[0] ?? word)
  const found = await rows<{ word: string }>(
    db,
    sql`
    select case when exists (select from object where search @@ to_tsquery('simple', stem(searched.typed))) then searched.typed else coalesce((
      select word.word
      from word, unnest(array[searched.typed, searched.swapped]) as guess
      where word.word % guess
      order by similarity(word.word, guess) desc, word.uses desc, word.word
      limit 1), searched.typed) end as word
    from unnest(${textArray(words)}, ${textArray(swapped)}) with ordinality as searched(typed, swapped, place)
    order by place`,
  )
  return found.map(({ word }) => word)
}

/** Possible readings of a text, most likely first: as typed, in the other keyboard layout, with typos corrected. */
export async function* readings(db: Database, typed: string): AsyncGenerator<string[]> {
  const words = wordsOf(typed)
  if (words.length > 0) yield words
  const swapped = wordsOf(otherLayout(typed))
  if (swapped.some((word) => word.length > 1)) yield swapped
  if (words.length === 0) return
  const withoutTypos = await corrected(db, words)
  if (withoutTypos.join() !== words.join()) yield withoutTypos
}

/** The first result that is not empty, else the last one; `undefined` without attempts. */
export async function firstFound<T extends { total: number }>(
  attempts: AsyncIterable<() => Promise<T>>,
): Promise<T | undefined> {
  let result: T | undefined
  for await (const attempt of attempts) {
    result = await attempt()
    if (result.total > 0) return result
  }
  return result
}
