import type { ReactNode } from 'react'
import { categories, type Category } from '@tropa/contract'
import { calendar, check, disabled } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import type { PagePath } from '../../addresses/page-address.ts'
import { monthTitle } from '../../dates/date-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import type { Counts } from '../../portal/whole-lists.ts'
import { listAddress, withoutFilter, type FilterName, type ListFilters } from './list-filters.ts'
import { atAnyTime, monthInForce } from './list-month.ts'
import * as styles from './lists.css.ts'
import { useListContext } from './useListContext.ts'

export type NarrowByProps = {
  path: PagePath
  takes: readonly FilterName[]
  filters: ListFilters
  /** Counts of categories; one without a count has no objects. */
  counts: Counts | undefined
  /** The other filters, folded: first in their row, so that what unfolds does not move their button. */
  children?: ReactNode
}

/** Filters as links, each to the list with that filter. */
export function NarrowBy({ path, takes, filters, counts, children }: NarrowByProps) {
  const say = useWords()
  const chosen = filters.categories ?? []
  const withCategories = (list: readonly Category[]) =>
    listAddress(path, { ...withoutFilter(filters, 'categories'), ...(list.length > 0 && { categories: list }) })
  const kinds = [
    { id: '', title: say('list.anyCategory'), href: withCategories([]) },
    ...categories.map((id) => ({
      id,
      title: labelOf(categoryLabels, id, say.language),
      ...(counts && { count: counts.find((one) => one.id === id)?.count ?? 0 }),
      href: withCategories(categories.filter((one) => (one === id) !== chosen.includes(one))),
    })),
  ]
  const { isAccessible } = filters
  if (!children && !takes.includes('category') && !takes.includes('access')) return null
  return (
    <div className={styles.narrow} data-keep-scroll="">
      {takes.includes('category') && (
        <PillGroup
          label={say('list.category')}
          pills={kinds}
          selectedIds={chosen.length > 0 ? chosen : ['']}
          isScrolled
        />
      )}
      <div className={styles.tools}>
        {children}
        {takes.includes('month') && <OwnMonth {...{ path, takes, filters }} />}
        {takes.includes('access') && (
          <PillGroup
            label={say('list.access')}
            selectedIds={isAccessible ? ['access'] : []}
            pills={[
              {
                id: 'access',
                title: say('list.accessible'),
                icon: isAccessible ? check : disabled,
                href: listAddress(
                  path,
                  isAccessible ? withoutFilter(filters, 'isAccessible') : { ...filters, isAccessible: true, page: 1 },
                ),
              },
            ]}
          />
        )}
      </div>
    </div>
  )
}

/**
 * Switches the month that is chosen for the whole portal on or off for this list. Renders nothing if the address has
 * a time.
 */
function OwnMonth({ path, takes, filters }: Omit<NarrowByProps, 'counts' | 'children'>) {
  const say = useWords()
  const { chosenMonth } = useListContext()
  const month = monthInForce(withoutFilter(filters, 'when'), takes, chosenMonth)
  if (!month) return null
  const isOn = !filters.when
  return (
    <PillGroup
      label={say('home.month')}
      selectedIds={isOn ? [month] : []}
      pills={[
        {
          id: month,
          title: monthTitle(month, say.language),
          icon: isOn ? check : calendar,
          href: listAddress(path, isOn ? atAnyTime(filters) : withoutFilter(filters, 'when')),
        },
      ]}
    />
  )
}
