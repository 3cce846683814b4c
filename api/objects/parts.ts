import { companyTypes, type Language, type ObjectType } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import { cardAt, datesOf } from '../events/sessions.ts'
import { offerList } from '../locations/offers.ts'
import type { Parts } from './detail.ts'

/** Cards as a JSON list, sorted by `place`. @param cards a query for `card` and `place` */
const cardList = (cards: SQL): SQL =>
  sql`(select '[' || coalesce(string_agg(card, ',' order by place), '') || ']' from (${cards}) as cards)`

const organizer = (language: Language): SQL => sql`coalesce((
  select company.card from object_text as company
  where company.object_type = 'company' and company.id = shown.organizer_id and company.language = ${language}
), 'null')`

export const offeredParts =
  (kind: ObjectType): Parts =>
  (id, { language }) => ({ organizer: organizer(language), offer_list: offerList(kind, id, language) })

export const eventParts: Parts = (id, context) => ({
  ...offeredParts('event')(id, context),
  dates: datesOf(sql`${id}::int`, context.now),
})

export const trackParts: Parts = (id, { language, now }) => ({
  object_list: cardList(sql`
    select ${cardAt(now)} as card, position as place
    from (select object_type, object_id as id, position from track_object where track_id = ${id}) as stop
    join object_text using (object_type, id) where language = ${language}`),
})

const neighbour = (side: 'before' | 'after', language: Language): SQL => sql`coalesce((
  select card from object as other join object_text using (object_type, id)
  where other.object_type = 'guide' and language = ${language} and ${side === 'before' ? sql`other.position < shown.position` : sql`other.position > shown.position`}
  order by other.position ${side === 'before' ? sql`desc` : sql``} limit 1
), 'null')`

export const guideParts: Parts = (_, { language }) => ({
  previous: neighbour('before', language),
  next: neighbour('after', language),
})

/** Cards of one kind that a company offers. */
const offersOf = (kind: ObjectType, company: number, language: Language): SQL =>
  cardList(sql`
  select card, position as place from object as own join object_text using (object_type, id)
  where own.object_type = ${kind} and own.organizer_id = ${company} and language = ${language}`)

/** Events are not among them: which are over depends on the time. */
export const companyParts: Parts = (id, { language }) =>
  Object.fromEntries(
    companyTypes.filter((type) => type !== 'event').map((type) => [`${type}_list`, offersOf(type, id, language)]),
  )

const mostOthers = 4
export const otherPosts = (id: number, language: Language): SQL =>
  cardList(sql`
  select card, position as place from object as other join object_text using (object_type, id)
  where other.object_type = 'post' and other.id <> ${id} and language = ${language}
  order by position limit ${mostOthers}`)
