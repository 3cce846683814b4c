import { type SQL, sql } from 'drizzle-orm'
import { textArray } from '../database/array.ts'

/** What is looked for: its words hold letters and digits only, so that nothing in them is an operator. */
export type TextQuery = { words: string[]; joint: '&' | '|'; isLastBegun: boolean }

export const every = (words: string[]): TextQuery => ({ words, joint: '&', isLastBegun: false })
/** The last word may be unfinished. */
export const everyBegun = (words: string[]): TextQuery => ({ words, joint: '&', isLastBegun: true })
export const any = (words: string[]): TextQuery => ({ words, joint: '|', isLastBegun: false })

const searched = (words: readonly string[]) => sql`unnest(${textArray(words)}) with ordinality as searched(word, place)`

/** As PostgreSQL asks it, of words that bear one of these weights; nothing where all the words are stop words. */
export function toTsquery({ words, joint, isLastBegun }: TextQuery, weights: 'A' | '' = ''): SQL {
  const ending = sql`case when ${isLastBegun} and place = ${words.length} then ${`:*${weights}`} else ${weights && `:${weights}`} end`
  return sql`(select to_tsquery('simple', string_agg(stem(word) || ${ending}, ${` ${joint} `})) from ${searched(words)})`
}

/** The same of titles, as `title_search` has them: words that begin as those, or as their stems. */
export const toTitleQuery = ({ words, joint }: TextQuery): SQL =>
  sql`(select to_tsquery('simple', string_agg('(' || stem(word) || ':*A | ' || word || ':*A)', ${` ${joint} `})) from ${searched(words)})`
