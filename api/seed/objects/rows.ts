import { type Language, languages } from '@tropa/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { eventSession, object, objectText, trackObject } from '../../database/content.ts'
import { allWords } from '../../search/words.ts'
import { kopecks, pointOf } from '../values.ts'
import type { Entry, Words } from './entry.ts'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

/** The stem of each word; stop words have none. */
export type Stems = ReadonlyMap<string, string>
const asWritten = (word: string) => word

function weighted(texts: string[], weight: 'A' | 'B' | 'C' | 'D', form: (word: string) => string | undefined): SQL {
  const words = texts.flatMap(allWords).flatMap((word) => form(word) ?? [])
  return sql`setweight(to_tsvector('simple', ${words.join(' ')}), ${sql.raw(`'${weight}'`)})`
}

function searchOf({ title, around, labels, text }: Words, stems: Stems): SQL {
  const stem = (word: string) => stems.get(word)
  return sql`${weighted(title, 'A', stem)} || ${weighted(around, 'B', stem)} || ${weighted(labels, 'C', stem)} || ${weighted(text, 'D', stem)}`
}
const titleSearchOf = ({ words, shown }: Entry) =>
  sql`${weighted(words.title, 'A', asWritten)} || ${weighted([shown.ru.hint, shown.en.hint], 'D', asWritten)}`

export const distinctWords = (entries: Entry[]): string[] => [
  ...new Set(entries.flatMap(({ words }) => Object.values(words).flat().flatMap(allWords))),
]

const placed = (geolocation: string | undefined) =>
  geolocation ? pointOf(geolocation) : { latitude: null, longitude: null }

export const objectRow =
  (stems: Stems) =>
  (entry: Entry, position: number): Row<typeof object> => {
    const { object_type, id, slug, territory_ids, type_id, category, for_disabled, season, geolocation } = entry.draft
    const { organizer_id, sale_state, external_url, access, price_from, opening_hours } = entry.draft
    return {
      object_type,
      id,
      position,
      slug: slug ?? null,
      territory_id: territory_ids[0] ?? null,
      territory_ids,
      type_id: type_id ?? null,
      category: category ?? null,
      organizer_id: organizer_id ?? null,
      sale_state: sale_state ?? null,
      external_url: external_url ?? null,
      for_disabled,
      access: access ?? [],
      price: price_from ? kopecks(price_from) : null,
      opening_hours: opening_hours ?? [],
      season: season?.length === 12 ? [] : (season ?? []),
      ...placed(geolocation),
      search: searchOf(entry.words, stems),
      title_search: titleSearchOf(entry),
    }
  }

const alphabets: Record<Language, Intl.Collator> = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') }

/** Each entry's place among the titles of a language; a quotation mark that begins a title does not count. */
function titlePlaces(entries: readonly Entry[], language: Language): ReadonlyMap<Entry, number> {
  const titleOf = ({ shown }: Entry) => shown[language].title.replace(/^[^\p{L}\p{N}]+/u, '')
  const inOrder = entries.toSorted((one, other) => alphabets[language].compare(titleOf(one), titleOf(other)))
  return new Map(inOrder.map((entry, place) => [entry, place]))
}

/** The texts of all objects, one language after another. */
export const textRows = (entries: readonly Entry[]): Row<typeof objectText>[] =>
  languages.flatMap((language) => {
    const places = titlePlaces(entries, language)
    return entries.map((entry) => textRow(entry, language, places.get(entry) ?? 0))
  })

function textRow({ draft: { object_type, id }, shown }: Entry, language: Language, title_place: number) {
  const { title, link, hint, card, detail } = shown[language]
  const found = {
    tag: object_type,
    object_type,
    object_id: id,
    title,
    description: card.the_summary,
    link,
    cover: card.cover,
    hint,
  }
  return {
    object_type,
    id,
    language,
    title,
    title_place,
    link,
    hint,
    card: JSON.stringify(card),
    search_result: JSON.stringify(found),
    detail: JSON.stringify(detail),
  }
}

export const sessionRows = ({ draft }: Entry): Row<typeof eventSession>[] =>
  (draft.sessions ?? []).map((session, position) => ({ event_id: draft.id, position, ...session }))

export const stopRows = ({ draft }: Entry): Row<typeof trackObject>[] =>
  (draft.objects ?? []).map((object, position) => ({ track_id: draft.id, position, ...object }))

/** How often each word of titles, hints and summaries is used; mistyped words are compared with them. */
export function wordRows(entries: Entry[]): { word: string; uses: number }[] {
  const uses = new Map<string, number>()
  const isDistinctive = (word: string) => word.length > 2 && !/\d/.test(word)
  const words = entries.flatMap(({ words: { title, around } }) =>
    [...title, ...around].flatMap(allWords).filter(isDistinctive),
  )
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...uses].map(([word, count]) => ({ word, uses: count }))
}
