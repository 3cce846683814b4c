import { useEffect, useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCollator } from 'react-aria/useCollator'
import { useListState } from 'react-stately/useListState'
import { pressKeys } from '../aria/pressKeys.ts'
import { ChoiceRow } from '../aria/ChoiceRow.tsx'
import { OptionCollection } from '../aria/OptionCollection.ts'
import { OptionKeys } from '../aria/OptionKeys.ts'
import { OptionRows } from '../aria/OptionRows.tsx'
import { rowHeights, type ListHeight } from '../ComboBox/rows.ts'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import type { EnterList } from '../onIntent/useListOnIntent.ts'
import type { Territory } from './pinned.ts'

export interface TerritoryListProps {
  territories: readonly Territory[]
  selectedId: number | null
  label: string
  height: ListHeight
  /** Receives a function that focuses the chosen option or the first, or `null` once the list is unmounted. */
  onEnterable: (enter: EnterList | null) => void
  classNames: ClassNames<'list' | 'option' | 'icon'>
}

/** The behaviour of the list behind 'More', loaded on intent. */
export const TerritoryList = (props: TerritoryListProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <List {...props} />
  </I18nProvider>
)

function List({ territories, selectedId, label, height, onEnterable, classNames: c }: TerritoryListProps) {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const collator = useCollator({ usage: 'search', sensitivity: 'base' })
  const options = useMemo(() => territories.map(({ id, title }) => ({ key: `${id}`, text: title })), [territories])
  const collection = useMemo(() => new OptionCollection(options), [options])
  const keyboardDelegate = useMemo(() => new OptionKeys(collection, list, collator), [collection, collator])

  const state = useListState({
    collection,
    selectionMode: 'single',
    disallowEmptySelection: true,
    allowDuplicateSelectionEvents: true,
    selectedKeys: selectedId === null ? [] : [`${selectedId}`],
    onSelectionChange: (keys) => {
      const { current: submitter } = button
      if (!submitter || keys === 'all') return
      submitter.value = [...keys].join()
      submitter.form?.requestSubmit(submitter)
    },
  })
  const { selectionManager } = state
  useEffect(() => {
    onEnterable(([, ...rest]) => {
      pressKeys(list, rest)
      selectionManager.setFocused(true)
      selectionManager.setFocusedKey(selectionManager.firstSelectedKey ?? collection.getFirstKey())
    })
    return () => onEnterable(null)
  }, [onEnterable, selectionManager, collection])

  return (
    <>
      <OptionRows
        {...{ state, options, list, height, row: rowHeights.plain, classNames: c }}
        listBoxProps={{
          'aria-label': label,
          keyboardDelegate,
          shouldFocusWrap: true,
          shouldSelectOnPressUp: true,
          escapeKeyBehavior: 'none',
        }}
      >
        {(option, { isSelected }) => (
          <ChoiceRow label={option.text} isSelected={isSelected} classNames={{ icon: c.icon }} />
        )}
      </OptionRows>
      {/* The value of the choice in the form data. */}
      <button ref={button} type="submit" name="territory_id" hidden>
        {label}
      </button>
    </>
  )
}
