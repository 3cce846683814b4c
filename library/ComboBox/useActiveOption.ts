import { useEffect, useState, type AriaAttributes, type KeyboardEvent } from 'react'
import { isListKey, stepped } from './keys.ts'

/** The option the arrows are on, while focus stays in the field. Another list starts with none. */
export function useActiveOption(listId: string, list: readonly unknown[]) {
  const [active, setActive] = useState({ list, index: -1 })
  const activeIndex = active.list === list ? active.index : -1
  const activeId = activeIndex < 0 ? undefined : optionId(listId, activeIndex)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId, list])

  return {
    activeIndex,
    activeId,
    /** Of a list that is about to be shown, where it is another. */
    activate: (index: number, of = list) => setActive({ list: of, index }),
    /** Moves by a key, where it is one that moves. */
    move: (event: KeyboardEvent) => {
      const index = list.length > 0 ? stepped(event.key, activeIndex, list.length) : null
      if (index === null) return
      if (isListKey(event.key)) event.preventDefault()
      if (index !== activeIndex) setActive({ list, index })
    },
  }
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** What a field that suggests tells of itself. */
export const comboboxRole = (listId: string, isExpanded: boolean, activeId: string | undefined): AriaAttributes & { role: 'combobox' } => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': isExpanded,
  'aria-controls': isExpanded ? listId : undefined,
  'aria-activedescendant': activeId,
})
