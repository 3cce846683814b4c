import { Icon } from '@tropa/library/Icon/dressed.ts'
import { filter } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../../messages/intl.tsx'
import { useFoldOnIntent } from '../../visitor/useFoldOnIntent.ts'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'
import * as styles from './filters.css.ts'
import { type FilterField, filterFields } from './list-filters.ts'
import type { CountMatches } from './FilterSheet.tsx'

const loadSheet = () => import('./FilterSheet.tsx')
/** A window this narrow gets the sheet; in wider ones the filters unfold in place. */
const isNarrow = () => matchMedia('(width < 48rem)').matches

/** What the form does not have: the order narrows nothing, and lists have their dates elsewhere. */
const elsewhere: readonly FilterField[] = ['sort', 'when', 'from', 'to']

export type FilterFoldProps = FilterFormProps & {
  count: CountMatches
  /** Beside the list, where the filters are open if there is room. */
  isBeside?: boolean
}

/**
 * The filters of a list. On phones they open as a sheet, which loads on demand; without it, or without scripts, they
 * unfold in place as a plain form.
 */
export function FilterFold({ count, isBeside = false, ...form }: FilterFoldProps) {
  const say = useWords()
  const { fold, summary, part, isComing, open, close } = useFoldOnIntent(loadSheet, isNarrow)
  const { filters } = form
  const inForce = filterFields.filter((field) => !elsewhere.includes(field) && filters[field] !== undefined).length
  return (
    <>
      <details ref={fold} className={styles.fold} {...(isBeside && { 'data-beside': '' })}>
        <summary ref={summary} className={styles.summary} aria-busy={isComing || undefined} onClick={open}>
          <Icon path={filter} />
          {say('list.filters')}
          {inForce > 0 && <span className={styles.number}>{inForce}</span>}
        </summary>
        <FilterForm {...form} />
      </details>
      {part && <part.FilterSheet {...form} count={count} onClose={close} opener={summary} />}
    </>
  )
}
