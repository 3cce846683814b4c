import { useId, type RefObject } from 'react'
import { useListBox, type AriaListBoxOptions } from 'react-aria/useListBox'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import type { ClassNames } from '../dress.ts'
import type { SearchMenuPart } from './searchMenuState.ts'
import { groupsOf, type SuggestedOption } from './suggestion.ts'
import { SuggestionRow } from './SuggestionRow.tsx'

/** `text`: the typed text. */
export interface SuggestionListProps {
  options: readonly SuggestedOption[]
  text: string
  state: ComboBoxState<SuggestedOption>
  list: RefObject<HTMLDivElement | null>
  listBoxProps: AriaListBoxOptions<SuggestedOption>
  classNames: ClassNames<SearchMenuPart>
}

/** Suggestions; those of a group are under its title. */
export function SuggestionList({ options, text, state, list, listBoxProps, classNames: c }: SuggestionListProps) {
  const { listBoxProps: props } = useListBox(listBoxProps, state, list)
  const id = useId()
  return (
    <div {...props} ref={list} className={c.list}>
      {groupsOf(options).map((name, index) => {
        const rows = options
          .filter(({ group }) => group === name)
          .map((option) => <SuggestionRow key={option.link} {...{ option, state, text }} classNames={c} />)
        if (name === undefined) return rows
        return (
          <div key={name} className={c.group} role="group" aria-labelledby={`${id}-${index}`}>
            <div id={`${id}-${index}`} className={c.groupTitle} role="presentation">
              {name}
            </div>
            {rows}
          </div>
        )
      })}
    </div>
  )
}
