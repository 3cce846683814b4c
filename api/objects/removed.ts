import type { Language } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'

type Removed = { type: 'location' | 'event'; ids: readonly number[]; language: Language }

/** The last cards of removed objects among these ids, with `is_removed`, and their index among the ids. */
export const removedCards = ({ type, ids, language }: Removed): SQL => sql`
  select id, array_position(${intArray(ids)}, id) as place, left(card, -1) || ',"is_removed":true}' as card
  from removed_card where object_type = ${type} and language = ${language} and id = any(${intArray(ids)})`

/** The same columns without rows. */
export const noCards: SQL = sql`select null::int as id, null::int as place, null::text as card where false`
