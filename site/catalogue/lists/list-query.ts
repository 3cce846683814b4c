import { queryOptions } from '@tanstack/react-query'
import type { CardPage, Narrowing } from '../../portal/whole-lists.ts'

/**
 * Lists of cards, a page at a time. Failed tours, excursions and tracks are an unavailable
 * page (specification, section 8).
 */

/** The parameters of the call for a page of a list. */
export type ListParams = Pick<
  Narrowing,
  'territory_id' | 'category' | 'for_disabled' | 'access' | 'free' | 'open_on' | 'from' | 'to' | 'sort' | 'near'
> & {
  limit: number
  offset: number
}

type Ask<C> = (signal: AbortSignal) => Promise<CardPage<C>>

export const listed = <C>(name: string, filters: ListParams, ask: Ask<C>) =>
  queryOptions({ queryKey: [name, filters], queryFn: ({ signal }) => ask(signal) })

export type ListQuery<C> = ReturnType<typeof listed<C>>
