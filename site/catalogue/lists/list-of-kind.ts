import type { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { ComponentProps } from 'react'
import type { CalendarMonth } from '@tropa/contract'
import type { PagePath } from '../../addresses/page-address.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { ListParams, ListQuery } from './list-query.ts'
import type { Portal } from '../../portal/portal.ts'
import { centreOf, type CentreContext } from './list-centre.ts'
import { inMonth } from './list-month.ts'
import { narrowingOf, type FilterName, type ListFilters } from './list-filters.ts'

/** A list of one kind of object: its address, its filters, and its texts. */
export type ListOfKind<C> = {
  path: PagePath
  titleId: MessageId
  descriptionId: MessageId
  /** The text of the list if it is empty without any filter. */
  emptyId: MessageId
  /** A sentence with `{count}`. */
  countId: MessageId
  takes: readonly FilterName[]
  /** The default order; left out: the editors' order. */
  orderId?: MessageId
  pageSize: number
  query: (portal: Portal, params: ListParams) => ListQuery<C>
  skeleton: NonNullable<ComponentProps<typeof Skeleton>['variant']>
}

/** What a list depends on besides its address: the choices for the whole portal, and the centres of territories. */
export type ListContext = CentreContext & { chosenMonth: CalendarMonth | null }

/** The centre of a list with points, once the territories are known. */
export const listCentreOf = <C>({ takes }: ListOfKind<C>, filters: ListFilters, context: CentreContext) =>
  takes.includes('distance') ? centreOf(filters, context) : undefined

/**
 * The parameters of the call. Sorting by distance needs a centre; without one the list keeps its default order.
 * @param context the territory and the month chosen for the whole portal; those of the address take precedence, and a
 * list that does not take them is never narrowed by them
 */
export function listParamsOf<C>(catalogue: ListOfKind<C>, filters: ListFilters, context: ListContext): ListParams {
  const { takes, pageSize } = catalogue
  const { territory, sort, ...others } = inMonth(filters, takes, context.chosenMonth)
  const near = sort === 'distance' ? listCentreOf(catalogue, filters, context)?.geolocation : undefined
  return {
    limit: pageSize,
    offset: (filters.page - 1) * pageSize,
    ...(takes.includes('territory')
      ? narrowingOf({ ...others, ...(territory && { territory }) }, context.chosenTerritory)
      : narrowingOf(others, null)),
    ...(near && { near }),
    ...(sort && sort !== 'distance' && { sort }),
  }
}
