import * as v from 'valibot'
import { addresses } from './addresses.ts'
import { Doc, DocCard, Guide, Page, Post } from './article.ts'
import type { Call, Schema } from './call.ts'
import { type CardLists, cardLists, PostCard } from './card.ts'
import { Event } from './event.ts'
import { listFilters, offeredFilters } from './filters.ts'
import { type ListCall, objectKinds, type ObjectType } from './kinds.ts'
import { Id, Ids, page, PageKey, Point } from './query.ts'
import { Tour } from './tour.ts'
import { Track } from './track.ts'
import { Company, Product } from './trade.ts'
import { CalendarDate } from './values.ts'

/** A list of cards, filtered and paged. A provider may leave out `total` of a list that is not paged. */
const listed = <List extends v.ObjectEntries, Filters extends v.ObjectEntries>(list: List, filters: Filters) => ({
  access: 'public' as const,
  query: v.object({ ...filters, ...page }),
  responses: { 200: v.object({ ...list, total: v.optional(v.number()) }) },
})

/** One object by its id. */
const detailed = <Body extends Call['responses'][number]>(body: Body) => ({
  access: 'public' as const,
  params: v.object({ id: Id }),
  responses: { 200: body },
})

const { territory_id, for_disabled, category, access, free, open_on, sort } = listFilters

type Period = { from?: string | undefined; to?: string | undefined }
const isInOrder = ({ from, to }: Period) => !from || !to || from <= to

const EventQuery = v.pipe(
  v.object({
    from: v.optional(CalendarDate),
    to: v.optional(CalendarDate),
    territory_id,
    for_disabled,
    access,
    free,
    near: v.optional(Point),
    sort,
    ids: v.optional(Ids),
    ...page,
  }),
  v.forward(v.partialCheck([['from'], ['to']], isInOrder, 'period'), ['to']),
)

/** How many cards each category has with the other filters; a provider may leave it out. */
const category_list = v.optional(v.array(v.object({ id: v.string(), count: v.number() })))
type Counted<Type extends ObjectType> = CardLists<Type> & { category_list: typeof category_list }

type Listed<Type extends ObjectType, Filters extends v.ObjectEntries> = (typeof addresses)[ListCall<Type>] &
  ReturnType<typeof listed<Counted<Type>, Filters>> & { readonly summary: string }
type Detailed<Type extends ObjectType, Detail extends Schema> = (typeof addresses)[Type] &
  Omit<ReturnType<typeof detailed>, 'responses'> & {
    readonly summary: string
    responses: { 200: v.ObjectSchema<{ readonly [Field in Type]: Detail }, undefined> }
  }
type KindCalls<Type extends ObjectType, Detail extends Schema, Filters extends v.ObjectEntries> = {
  readonly [Name in ListCall<Type>]: Listed<Type, Filters>
} & { readonly [Name in Type]: Detailed<Name, Detail> }

/** The two calls of a kind without peculiarities: a list of its cards, and `{ <kind>: … }`. */
const callsOf = <Type extends ObjectType, Detail extends Schema, Filters extends v.ObjectEntries>(
  type: Type,
  summary: string,
  detail: Detail,
  filters: Filters,
) =>
  ({
    [objectKinds[type].list]: {
      ...addresses[objectKinds[type].list],
      summary,
      ...listed({ ...cardLists([type]), category_list }, filters),
    },
    [type]: { ...addresses[type], summary: `One ${type}, by its id`, ...detailed(v.object({ [type]: detail })) },
  }) as unknown as KindCalls<Type, Detail, Filters>

/** The calls of every kind of object but places: a list of cards, and one object in detail. */
export const catalogueCalls = {
  events: {
    ...addresses.events,
    summary:
      'Coming events by date, with `near` the nearest first, unless `sort` says otherwise; `from` and `to` are days of the region; with `ids` the answer is whole and in that order, past ones included, unknown ones left out and removed ones marked',
    ...listed(cardLists(['event']), {}),
    query: EventQuery,
  },
  event: {
    ...addresses.event,
    summary: 'One event, over or not, with all its dates',
    ...detailed(v.object({ event: Event })),
  },
  ...callsOf('tour', 'Tours', Tour, { category, territory_id, for_disabled, ...offeredFilters }),
  ...callsOf('excursion', 'Excursions', Tour, { category, territory_id, for_disabled, ...offeredFilters }),
  ...callsOf('track', 'Tracks; `type` is the category', Track, { type: category, territory_id, open_on }),
  ...callsOf('guide', 'Guide articles; one comes with the one before and the one after it', Guide, { for_disabled }),
  ...callsOf('product', 'Services and things to buy', Product, { territory_id, for_disabled, ...offeredFilters }),
  posts: { ...addresses.posts, summary: 'News, the latest first', ...listed(cardLists(['post']), {}) },
  post: {
    ...addresses.post,
    summary: 'One piece of news, and the latest others',
    ...detailed(v.object({ post: Post, other_post_list: v.array(PostCard) })),
  },
  companies: { ...addresses.companies, summary: 'Companies', ...listed(cardLists(['company']), {}) },
  company: { ...addresses.company, summary: 'One company with all it offers, not wrapped', ...detailed(Company) },
  pages: { ...addresses.pages, summary: 'Information pages', ...listed(cardLists(['page']), {}) },
  page: {
    ...addresses.page,
    summary: 'One information page, by its number or its word',
    access: 'public',
    params: v.object({ id: PageKey }),
    responses: { 200: v.object({ page: Page }) },
  },
  docs: { ...addresses.docs, summary: 'Legal documents', ...listed({ doc_list: v.array(DocCard) }, {}) },
  doc: { ...addresses.doc, summary: 'One legal document', ...detailed(v.object({ doc: Doc })) },
} as const satisfies Record<string, Call>
