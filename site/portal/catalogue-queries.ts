import { queryOptions } from '@tanstack/react-query'
import type { CompanyCard, EventCard, GuideCard, PageCard, PostCard, ProductCard, TourCard, TrackCard } from '@tropa/contract'
import { orUnavailable } from './failures.ts'
import type { Portal } from './portal.ts'
import { pageOf, type CardPage, type Narrowing } from './whole-lists.ts'

/** Lists of cards, a page at a time. Failed tours, excursions and tracks are an unavailable page (specification, section 8). */

/** What the provider is asked for a page of a list; days are `YYYY-MM-DD`. */
export type ListParams = Pick<Narrowing, 'territory_id' | 'category' | 'for_disabled' | 'from' | 'to'> & { limit: number; offset: number }

type Ask<C> = (signal: AbortSignal) => Promise<CardPage<C>>

const listed = <C>(name: string, filters: ListParams, ask: Ask<C>) => queryOptions({ queryKey: [name, filters], queryFn: ({ signal }) => ask(signal) })

export type ListQuery<C> = ReturnType<typeof listed<C>>

export const eventsQuery = (portal: Portal, query: ListParams) =>
  listed<EventCard>('events', query, async (signal) => {
    const { event_list, total } = await portal.events({ query }, { signal })
    return pageOf(event_list, total, query)
  })

export const toursQuery = (portal: Portal, query: ListParams) =>
  listed<TourCard>('tours', query, async (signal) => {
    const { tour_list, total } = await orUnavailable(portal.tours({ query }, { signal }))
    return pageOf(tour_list, total, query)
  })

export const excursionsQuery = (portal: Portal, query: ListParams) =>
  listed<TourCard>('excursions', query, async (signal) => {
    const { excursion_list, total } = await orUnavailable(portal.excursions({ query }, { signal }))
    return pageOf(excursion_list, total, query)
  })

export const tracksQuery = (portal: Portal, query: ListParams) =>
  listed<TrackCard>('tracks', query, async (signal) => {
    const { category: type, ...rest } = query
    const { track_list, total } = await orUnavailable(portal.tracks({ query: { ...rest, ...(type && { type }) } }, { signal }))
    return pageOf(track_list, total, query)
  })

export const productsQuery = (portal: Portal, query: ListParams) =>
  listed<ProductCard>('products', query, async (signal) => {
    const { product_list, total } = await portal.products({ query }, { signal })
    return pageOf(product_list, total, query)
  })

export const companiesQuery = (portal: Portal, query: ListParams) =>
  listed<CompanyCard>('companies', query, async (signal) => {
    const { company_list, total } = await portal.companies({ query }, { signal })
    return pageOf(company_list, total, query)
  })

export const guidesQuery = (portal: Portal, query: ListParams) =>
  listed<GuideCard>('guides', query, async (signal) => {
    const { guide_list, total } = await portal.guides({ query }, { signal })
    return pageOf(guide_list, total, query)
  })

export const postsQuery = (portal: Portal, query: ListParams) =>
  listed<PostCard>('posts', query, async (signal) => {
    const { post_list, total } = await portal.posts({ query }, { signal })
    return pageOf(post_list, total, query)
  })

export const pagesQuery = (portal: Portal, query: ListParams) =>
  listed<PageCard>('pages', query, async (signal) => {
    const { page_list, total } = await portal.pages({ query }, { signal })
    return pageOf(page_list, total, query)
  })

/** One object by its number. */
export const eventQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['event', id], queryFn: ({ signal }) => portal.event({ params: { id } }, { signal }) })
export const tourQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['tour', id], queryFn: ({ signal }) => portal.tour({ params: { id } }, { signal }) })
export const excursionQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['excursion', id], queryFn: ({ signal }) => portal.excursion({ params: { id } }, { signal }) })
export const trackQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['track', id], queryFn: ({ signal }) => portal.track({ params: { id } }, { signal }) })
export const productQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['product', id], queryFn: ({ signal }) => portal.product({ params: { id } }, { signal }) })
export const companyQuery = (portal: Portal, id: number) =>
  queryOptions({ queryKey: ['company', id], queryFn: ({ signal }) => portal.company({ params: { id } }, { signal }) })
