import { type SQL, sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'

/**
 * A full-text query. Its words have letters and digits only, so that none contains an operator.
 * `isLastUnfinished`: the last word matches as a prefix.
 */
export type TextQuery = { words: string[]; operator: '&' | '|'; isLastUnfinished: boolean }

export const all = (words: string[]): TextQuery => ({ words, operator: '&', isLastUnfinished: false })
/** The last word may be unfinished. */
export const allWithPrefix = (words: string[]): TextQuery => ({ words, operator: '&', isLastUnfinished: true })
export const any = (words: string[]): TextQuery => ({ words, operator: '|', isLastUnfinished: false })

const searched = (words: readonly string[]) => sql`unnest(${textArray(words)}) with ordinality as searched(word, place)`

/** The `tsquery` on words of these weights; SQL NULL where all the words are stop words. */
export function toTsquery({ words, operator, isLastUnfinished }: TextQuery, weights: 'A' | '' = ''): SQL {
  const ending = sql`case when ${isLastUnfinished} and place = ${words.length} then ${`:*${weights}`} else ${weights && `:${weights}`} end`
  return sql`(select to_tsquery('simple', string_agg(stem(word) || ${ending}, ${` ${operator} `})) from ${searched(words)})`
}

/** The `tsquery` on `title_search`: words that begin with these words or with their stems. */
export const toTitleQuery = ({ words, operator }: TextQuery): SQL =>
  sql`(select to_tsquery('simple', string_agg('(' || stem(word) || ':*A | ' || word || ':*A)', ${` ${operator} `})) from ${searched(words)})`
