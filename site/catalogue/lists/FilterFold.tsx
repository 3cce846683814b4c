import { Icon } from '@tropa/library/Icon/dressed.ts'
import { filter } from '@tropa/library/Icon/icons.ts'
import { useOnIntent } from '@tropa/library/onIntent/useOnIntent.ts'
import { useRef, useState, type MouseEvent } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'
import * as styles from './filters.css.ts'
import { filterFields } from './list-filters.ts'
import type { CountMatches } from './FilterSheet.tsx'

const loadSheet = () => import('./FilterSheet.tsx')
/** A window this narrow gets the sheet; in wider ones the filters unfold in place. */
const narrow = '(width < 48rem)'

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
  const fold = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { part, request } = useOnIntent(summary, loadSheet)
  const [isOpen, setOpen] = useState(false)
  const { filters } = form
  const inForce = filterFields.filter(
    (field) => field !== 'sort' && field !== 'when' && filters[field] !== undefined,
  ).length
  const open = (event: MouseEvent) => {
    if (fold.current?.open || !matchMedia(narrow).matches) return
    event.preventDefault()
    setOpen(true)
    void request().then((isThere) => {
      if (isThere || !fold.current) return
      setOpen(false)
      fold.current.open = true
    })
  }
  return (
    <>
      <details ref={fold} className={styles.fold} {...(isBeside && { 'data-beside': '' })}>
        <summary ref={summary} className={styles.summary} aria-busy={(isOpen && !part) || undefined} onClick={open}>
          <Icon path={filter} />
          {say('list.filters')}
          {inForce > 0 && <span className={styles.number}>{inForce}</span>}
        </summary>
        <FilterForm {...form} />
      </details>
      {isOpen && part && <part.FilterSheet {...form} count={count} onClose={() => setOpen(false)} opener={summary} />}
    </>
  )
}
