import { calendar } from '@tropa/library/Icon/icons.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import type { ListFilters } from '../lists/list-filters.ts'
import * as fold from '../lists/filters.css.ts'
import { DatesForm } from './DatesForm.tsx'
import { useQuickDates } from './QuickDates.tsx'
import * as styles from './event.css.ts'

/** On phones the form of dates is folded, unless the list is of days that no link has. */
export function DatesFold({ filters }: { filters: ListFilters }) {
  const say = useWords()
  const hasOthers = useQuickDates(filters).every(({ isSelected }) => !isSelected)
  return (
    <details className={fold.fold} data-beside="" open={hasOthers}>
      <summary className={fold.summary}>
        <Icon path={calendar} />
        {say('events.otherDates')}
      </summary>
      <div className={styles.folded}>
        <DatesForm filters={filters} />
      </div>
    </details>
  )
}
