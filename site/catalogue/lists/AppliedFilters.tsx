import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { monthOfYear, shortDate } from '../../dates/date-formats.ts'
import { monthOfDate } from '../../dates/months.ts'
import { useWords } from '../../messages/intl.tsx'
import { textIn, titleIn } from '../../messages/text-in.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { region } from '../../region/region.ts'
import { wholeRegion } from '../../visitor/whole-region.ts'
import type { FilterFormProps } from './FilterForm.tsx'
import { listAddress, withoutFilter, type FilterField, type ListFilters } from './list-filters.ts'
import * as styles from './filters.css.ts'

type Applied = { field: FilterField; value: string; title: string; rest: ListFilters }

/** The filters without one of several choices. */
function withoutOne(filters: ListFilters, field: 'types' | 'access', value: number | string): ListFilters {
  const left = (filters[field] ?? []).filter((one) => one !== value)
  return { ...withoutFilter(filters, field), ...(left.length > 0 && { [field]: left }) }
}

/** A pill for each filter in force, which removes it. Filters that the links above a list show are left out. */
export function AppliedFilters({ path, takes, filters, types = [] }: FilterFormProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const { q, territory, isAccessible, isFree, openOn } = filters
  const named = territories.find(({ id }) => id === territory)
  const applied = (field: FilterField, title: string | undefined): Applied[] =>
    title ? [{ field, value: '', title, rest: withoutFilter(filters, field) }] : []
  const pills = [
    ...applied('q', q),
    ...(filters.types ?? []).flatMap((id): Applied[] => {
      const title = types.find((type) => type.id === id)?.the_title
      return title ? [{ field: 'types', value: String(id), title, rest: withoutOne(filters, 'types', id) }] : []
    }),
    ...applied('territory', named && titleIn(named, say.language)),
    ...applied('territory', territory === wholeRegion ? textIn(region.allTerritories, say.language) : undefined),
    ...applied('isAccessible', isAccessible && say('list.accessible')),
    ...(filters.access ?? []).map((fact): Applied => {
      return { field: 'access', value: fact, title: say(`access.${fact}`), rest: withoutOne(filters, 'access', fact) }
    }),
    ...applied('isFree', isFree && say('object.freeEntry')),
    ...applied(
      'openOn',
      openOn &&
        (takes.includes('type')
          ? say('list.openOn', { date: shortDate(openOn) })
          : say('list.runsIn', { month: monthOfYear(monthOfDate(openOn), say.language) })),
    ),
  ]
  if (pills.length === 0) return null
  return (
    <div className={styles.applied} data-keep-scroll="">
      <PillGroup
        kind="filter"
        label={say('list.filters')}
        pills={pills.map(({ field, value, title, rest }) => ({
          id: `${field}${value}`,
          title,
          href: listAddress(path, rest),
        }))}
      />
    </div>
  )
}
