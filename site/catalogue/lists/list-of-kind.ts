import type { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { ComponentProps } from 'react'
import type { PagePath } from '../../addresses/page-address.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { ListParams, ListQuery } from './list-query.ts'
import type { Portal } from '../../portal/portal.ts'
import { narrowingOf, type FilterName, type ListFilters } from './list-filters.ts'

/** A list of one kind of object: where it is, what narrows it, how its cards look while they are awaited. */
export type ListOfKind<C> = {
  path: PagePath
  titleId: MessageId
  descriptionId: MessageId
  /** What the list says while there is nothing in it and no filter is the reason. */
  emptyId: MessageId
  /** A sentence with `{count}`. */
  countId: MessageId
  takes: readonly FilterName[]
  pageSize: number
  query: (portal: Portal, params: ListParams) => ListQuery<C>
  skeleton: NonNullable<ComponentProps<typeof Skeleton>['variant']>
}

/**
 * @param chosenTerritory of the whole portal; the address's wins, and a list that takes none is never narrowed by it
 */
export function listParamsOf<C>(
  { takes, pageSize }: ListOfKind<C>,
  { territory, ...filters }: ListFilters,
  chosenTerritory: number | null,
): ListParams {
  const page = { limit: pageSize, offset: (filters.page - 1) * pageSize }
  return takes.includes('territory')
    ? { ...page, ...narrowingOf({ ...filters, ...(territory && { territory }) }, chosenTerritory) }
    : { ...page, ...narrowingOf(filters, null) }
}
