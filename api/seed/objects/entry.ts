import { type Card, languages, type Language, type Money, type ObjectType, type OpeningHours } from '@tropa/contract'
import * as v from 'valibot'
import { drawnCover } from '../../media/cover.ts'
import type {
  Content,
  OfferContent,
  Picture,
  RefundTermContent,
  SessionContent,
  Text,
  TrackContent,
} from '../content.ts'
import { say, textsIn } from '../text.ts'

/** Everything that objects may refer to. */
export type World = {
  /** What each kind is called. */
  kinds: Readonly<Record<ObjectType, { label: Text }>>
  territories: Map<number, Content['territories'][number]>
  types: Map<number, Content['location-types'][number]>
  locations: Map<number, Content['locations'][number]>
  events: Map<number, Content['events'][number]>
  companies: Map<number, Content['companies'][number]>
}

export type Draft<Content> = {
  content: Content
  object_type: ObjectType
  id: number
  slug?: string
  link: string
  title: Text
  summary: Text
  /** A word for it; by default that of its kind. */
  label?: Text
  picture: Picture | null
  territory_ids: number[]
  type_id?: number
  category?: string
  for_disabled: boolean
  access?: string[]
  season?: number[]
  geolocation?: string | undefined
  price_from?: Money | null
  opening_hours?: OpeningHours[]
  organizer_id?: number
  /** Texts that search finds it by, beside its own. */
  labels?: Text[]
  offers?: OfferContent[]
  sale_state?: string
  external_url?: string | null
  refund_terms?: RefundTermContent[] | undefined
  /** How long an offer lasts that begins at `starts_at`, if no session says so. */
  hours?: number
  sessions?: SessionContent[]
  objects?: TrackContent['objects']
}

type BaseCard = Omit<Card, 'type'>
/** The card and the detail of a kind in one language. */
export type Look<Content> = {
  card: (content: Content, base: BaseCard, language: Language, world: World) => Card
  /** Everything but what depends on the time or on other objects: that is joined on reading. */
  detail: (content: Content, card: Card, language: Language, world: World) => object
}

export type Words = { title: string[]; around: string[]; labels: string[]; text: string[] }
export type Shown = { title: string; link: string; hint: string; card: Card; detail: object }
export type Entry = { draft: Draft<unknown>; words: Words; shown: Record<Language, Shown> }

const fitting = (season: number[], id: number): number =>
  season[season.length === 12 ? (id * 3) % 12 : Math.floor(season.length / 2)] ?? ((id * 3) % 12) + 1

function baseCard(draft: Draft<unknown>, language: Language, world: World): BaseCard {
  const home = world.territories.get(draft.territory_ids[0] ?? 0)
  const season = draft.season ?? []
  const months = season.length === 12 ? [] : season
  const drawnIn = draft.picture?.months ?? months
  return {
    object_type: draft.object_type,
    id: draft.id,
    the_title: say(draft.title, language),
    the_summary: say(draft.summary, language),
    cover: draft.picture && drawnCover(draft.picture, fitting(drawnIn, draft.id), drawnIn, language),
    territory_id: home?.id ?? null,
    territory: home ? { id: home.id, the_title: say(home.title, language) } : null,
    ...(draft.geolocation ? { geolocation: draft.geolocation } : {}),
    for_disabled: draft.for_disabled,
    access: draft.access ?? [],
    season: months,
    ...(draft.price_from ? { price_from: draft.price_from } : {}),
    link: draft.link,
  }
}

function shownIn<Content>(draft: Draft<Content>, look: Look<Content>, language: Language, world: World): Shown {
  const card = look.card(draft.content, baseCard(draft, language, world), language, world)
  const label = say(draft.label ?? world.kinds[draft.object_type].label, language)
  return {
    title: card.the_title,
    link: draft.link,
    hint: [label, card.territory?.the_title].filter(Boolean).join(' · '),
    card,
    detail: look.detail(draft.content, card, language, world),
  }
}

function wordsOf(draft: Draft<unknown>, world: World): Words {
  const territories = draft.territory_ids.flatMap((id) => world.territories.get(id)?.title ?? [])
  const label = draft.label ?? world.kinds[draft.object_type].label
  return {
    title: textsIn(draft.title),
    around: textsIn([draft.summary, label, ...territories]),
    labels: textsIn([world.kinds[draft.object_type].label, ...(draft.labels ?? [])]),
    text: textsIn(draft.content),
  }
}

export function entry<Content>(draft: Draft<Content>, look: Look<Content>, world: World): Entry {
  const [ru, en] = languages.map((language) => shownIn(draft, look, language, world))
  if (!ru || !en) throw new Error('an object is shown in both languages')
  return { draft, words: wordsOf(draft, world), shown: { ru, en } }
}

/**
 * The value with only the fields of the schema.
 * @throws {Error} that names the object, if the value does not match the schema
 */
export function checked<T>(
  schema: v.GenericSchema<unknown, T>,
  value: { object_type: string; id: number; [field: string]: unknown },
): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${value.object_type} ${value.id}: ${v.getDotPath(issue)} ${issue.message}`)
}

export const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null))
