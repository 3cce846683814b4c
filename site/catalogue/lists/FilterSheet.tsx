import { useRouter } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { parseSearch } from '../../addresses/search-string.ts'
import { useWords } from '../../messages/intl.tsx'
import { FilterForm, type FilterFormProps } from './FilterForm.tsx'
import { listAddress, readListFilters, type FilterName, type ListFilters } from './list-filters.ts'
import * as styles from './filter-sheet.css.ts'

/** Counts the objects that match some filters. */
export type CountMatches = (filters: ListFilters) => Promise<number>

export type FilterSheetProps = FilterFormProps & {
  count: CountMatches
  onClose: () => void
  /** Gets focus back when the sheet closes. */
  opener: RefObject<HTMLElement | null>
}

function chosenIn(form: HTMLFormElement, takes: readonly FilterName[]): ListFilters {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return readListFilters(parseSearch(String(new URLSearchParams(entries))), takes)
}

/**
 * The filters in a sheet at the bottom of a phone's page. Each choice is counted at once; one button applies them all.
 */
export function FilterSheet({ count, onClose, opener, ...props }: FilterSheetProps) {
  const say = useWords()
  const router = useRouter()
  const { path, takes, filters } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(filters)
  const { data, isPlaceholderData, fetchStatus } = useQuery({
    queryKey: ['matches', path, chosen],
    queryFn: () => count({ ...chosen, page: 1 }),
    placeholderData: keepPreviousData,
  })
  // The count of earlier choices stays while the new one loads, and not if it cannot load.
  const counted = isPlaceholderData && fetchStatus !== 'fetching' ? undefined : data
  useLayoutEffect(() => {
    const element = dialog.current
    const focused = opener.current
    element?.showModal()
    return () => {
      element?.close()
      focused?.focus()
    }
  }, [opener])
  const show = () => {
    if (!form.current) return
    const address = listAddress(path, chosenIn(form.current, takes))
    const view = new FormData(form.current).get('view') === 'map' ? 'view=map' : ''
    onClose()
    void router.navigate({ href: view ? `${address}${address.includes('?') ? '&' : '?'}${view}` : address })
  }
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={say('list.filters')}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{say('list.filters')}</h2>
          <Button variant="quiet" onClick={onClose}>
            {say('list.closeFilters')}
          </Button>
        </div>
        <div
          className={styles.body}
          onSubmit={(event) => {
            event.preventDefault()
            show()
          }}
        >
          <FilterForm
            {...props}
            held={{ ref: form, onChange: () => form.current && setChosen(chosenIn(form.current, takes)) }}
          />
        </div>
        <div className={styles.foot}>
          <Button variant="quiet" href={path}>
            {say('list.reset')}
          </Button>
          <Button variant="primary" onClick={show}>
            {counted === undefined
              ? say('list.apply')
              : say(path === '/locations' || path === '/hotels' ? 'list.showPlaces' : 'list.showFound', {
                  count: counted,
                })}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
