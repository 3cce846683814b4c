import { categories, type Category } from '@tropa/contract'
import { check, disabled } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import type { PagePath } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import type { Counts } from '../../portal/whole-lists.ts'
import { listAddress, withoutFilter, type FilterName, type ListFilters } from './list-filters.ts'
import * as styles from './lists.css.ts'

export type NarrowByProps = {
  path: PagePath
  takes: readonly FilterName[]
  filters: ListFilters
  /** Of categories; one that is not among them has nothing. */
  counts: Counts | undefined
}

/** What narrows a list, as links: each leads to the list as it would be. */
export function NarrowBy({ path, takes, filters, counts }: NarrowByProps) {
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
  if (!takes.includes('category') && !takes.includes('access')) return null
  return (
    <div className={styles.narrow}>
      {takes.includes('category') && (
        <PillGroup
          label={say('list.category')}
          pills={kinds}
          selectedIds={chosen.length > 0 ? chosen : ['']}
          isScrolled
        />
      )}
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
  )
}
