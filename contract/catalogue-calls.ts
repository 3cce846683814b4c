import * as v from 'valibot'
import { addresses } from './addresses.ts'
import { Doc, DocCard, Guide, Page, Post } from './article.ts'
import type { Call } from './call.ts'
import { CompanyCard, EventCard, GuideCard, PageCard, PostCard, ProductCard, TourCard, TrackCard } from './card.ts'
import { Event } from './event.ts'
import { Flag, Id, Ids, page, PageKey } from './query.ts'
import { Tour } from './tour.ts'
import { Track } from './track.ts'
import { Company, Product } from './trade.ts'
import { CalendarDate, Category } from './values.ts'

/** A list of cards, filtered and paged. A provider may leave out `total` of a list that is not paged. */
const listed = <List extends v.ObjectEntries, Filters extends v.ObjectEntries>(list: List, filters: Filters) => ({
  access: 'public' as const,
  query: v.object({ ...filters, ...page }),
  answers: { 200: v.object({ ...list, total: v.optional(v.number()) }) },
})

/** One object by its id. */
const detailed = <Body extends Call['answers'][number]>(body: Body) => ({
  access: 'public' as const,
  params: v.object({ id: Id }),
  answers: { 200: body },
})

const territory_id = v.optional(Id)
const for_disabled = v.optional(Flag)
const category = v.optional(Category)

type Period = { from?: string | undefined; to?: string | undefined }
const isInOrder = ({ from, to }: Period) => !from || !to || from <= to

const EventQuery = v.pipe(
  v.object({
    from: v.optional(CalendarDate),
    to: v.optional(CalendarDate),
    territory_id,
    for_disabled,
    ids: v.optional(Ids),
    ...page,
  }),
  v.forward(v.partialCheck([['from'], ['to']], isInOrder, 'period'), ['to']),
)

/** The calls of every kind of object but places: a list of cards, and one object in detail. */
export const catalogueCalls = {
  events: {
    ...addresses.events,
    summary:
      'Coming events by date; `from` and `to` are days of the region; with `ids` the answer is whole and in that order, past ones included, unknown ones left out and removed ones marked',
    ...listed({ event_list: v.array(EventCard) }, {}),
    query: EventQuery,
  },
  event: {
    ...addresses.event,
    summary: 'One event, over or not, with all its dates',
    ...detailed(v.object({ event: Event })),
  },
  tours: {
    ...addresses.tours,
    summary: 'Tours',
    ...listed({ tour_list: v.array(TourCard) }, { category, territory_id, for_disabled }),
  },
  tour: { ...addresses.tour, summary: 'One tour', ...detailed(v.object({ tour: Tour })) },
  excursions: {
    ...addresses.excursions,
    summary: 'Excursions',
    ...listed({ excursion_list: v.array(TourCard) }, { category, territory_id, for_disabled }),
  },
  excursion: { ...addresses.excursion, summary: 'One excursion', ...detailed(v.object({ excursion: Tour })) },
  tracks: {
    ...addresses.tracks,
    summary: 'Tracks; `type` is the category',
    ...listed({ track_list: v.array(TrackCard) }, { type: category, territory_id }),
  },
  track: {
    ...addresses.track,
    summary: 'One track, with its objects in order',
    ...detailed(v.object({ track: Track })),
  },
  guides: {
    ...addresses.guides,
    summary: 'Guide articles',
    ...listed({ guide_list: v.array(GuideCard) }, { for_disabled }),
  },
  guide: {
    ...addresses.guide,
    summary: 'One article, with the one before and the one after it',
    ...detailed(v.object({ guide: Guide })),
  },
  posts: { ...addresses.posts, summary: 'News, the latest first', ...listed({ post_list: v.array(PostCard) }, {}) },
  post: {
    ...addresses.post,
    summary: 'One piece of news, and the latest others',
    ...detailed(v.object({ post: Post, other_post_list: v.array(PostCard) })),
  },
  products: {
    ...addresses.products,
    summary: 'Services and things to buy',
    ...listed({ product_list: v.array(ProductCard) }, { territory_id, for_disabled }),
  },
  product: { ...addresses.product, summary: 'One service or thing', ...detailed(v.object({ product: Product })) },
  companies: { ...addresses.companies, summary: 'Companies', ...listed({ company_list: v.array(CompanyCard) }, {}) },
  company: { ...addresses.company, summary: 'One company with all it offers, not wrapped', ...detailed(Company) },
  pages: { ...addresses.pages, summary: 'Information pages', ...listed({ page_list: v.array(PageCard) }, {}) },
  page: {
    ...addresses.page,
    summary: 'One information page, by its number or its word',
    access: 'public',
    params: v.object({ id: PageKey }),
    answers: { 200: v.object({ page: Page }) },
  },
  docs: { ...addresses.docs, summary: 'Legal documents', ...listed({ doc_list: v.array(DocCard) }, {}) },
  doc: { ...addresses.doc, summary: 'One legal document', ...detailed(v.object({ doc: Doc })) },
} as const satisfies Record<string, Call>
