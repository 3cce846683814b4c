import type { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import type { ComponentProps } from 'react'
import type { PagePath } from '../../addresses/page-address.ts'
import type { MessageId } from '../../messages/intl.tsx'
import type { ListParams, ListQuery } from './list-query.ts'
import type { Portal } from '../../portal/portal.ts'
import type { FilterName, ListFilters } from './list-filters.ts'

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
  { page, territory, category, isAccessible, from, to }: ListFilters,
  chosenTerritory: number | null,
): ListParams {
  const territoryId = takes.includes('territory') ? (territory ?? chosenTerritory) : null
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(territoryId && { territory_id: territoryId }),
    ...(category && { category }),
    ...(isAccessible && { for_disabled: true }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
