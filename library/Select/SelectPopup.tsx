import {
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { ChoiceRow } from '../aria/ChoiceRow.tsx'
import { OptionRows } from '../aria/OptionRows.tsx'
import { useComboBoxList, type ListState } from '../aria/useComboBoxList.ts'
import { finder } from '../ComboBox/find.ts'
import { rowHeights, type ListHeight } from '../ComboBox/rows.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { search } from '../Icon/icons.ts'
import type { SelectMessages } from '../messages/Select.ts'
import { useFieldLink } from '../onIntent/useFieldLink.ts'
import type { SelectOption } from './option.ts'

/** The parts of the list with a search. */
export type SelectPopupPart =
  | 'popup'
  | 'search'
  | 'searchIcon'
  | 'searchInput'
  | 'status'
  | 'list'
  | 'option'
  | 'optionText'
  | 'optionIcon'
  | 'empty'

export interface SelectPopupProps {
  /** Contains the `<select>` and this popup; focus that moves within it does not close the list. */
  frame: RefObject<HTMLDivElement | null>
  labelId: string
  options: readonly SelectOption[]
  /** The text in the search and the chosen value when the list opens. */
  first: { text: string; value: string }
  height: ListHeight
  words: SelectMessages
  onChoose: (value: string) => void
  /** Closes the list and returns focus to the `<select>`. */
  onClose: () => void
  /** Closes the list after focus has left it. */
  onLeave: () => void
  classNames: ClassNames<SelectPopupPart>
}
type Found = SelectOption & { key: string; text: string }

/** React Aria treats an empty key as none, but the placeholder is an option. */
const keyOf = (value: string) => `=${value}`
const found = (option: SelectOption): Found => ({ ...option, key: keyOf(option.value), text: option.label })

/** Keys that this handles itself: those of a text field, and those that close the list. */
function responseKey(
  event: KeyboardEvent,
  list: ListState,
  shown: readonly Found[],
  { onChoose, onClose }: SelectPopupProps,
): boolean {
  const only = shown.length === 1 ? shown[0] : undefined
  switch (event.key) {
    case 'Escape':
      event.preventDefault()
      onClose()
      return true
    case 'Enter':
      if (list.isHighlighted) return false
      event.preventDefault()
      if (only && !only.isDisabled) onChoose(only.value)
      return true
    case 'Tab':
      // Focus moves on from the `<select>`.
      if (!list.isHighlighted) onClose()
      return !list.isHighlighted
    case 'ArrowUp':
      if (!event.altKey) return false
      event.preventDefault()
      onClose()
      return true
    case 'Home':
    case 'End':
      list.unhighlight()
      return true
    default:
      return false
  }
}

/** A search field over the list that it narrows. */
export function SelectPopup(props: SelectPopupProps) {
  const { frame, labelId, options, first, height, words, onChoose, onLeave, classNames: c } = props
  const id = useId()
  const [text, setText] = useState(first.text)
  const { link, attributes } = useFieldLink()
  const all = useMemo(() => options.map(found), [options])
  const find = useMemo(() => finder(all), [all])
  const shown = useMemo(() => find(text), [find, text])
  const hasList = shown.length > 0
  const { state, list, listBoxProps } = useComboBoxList({
    link,
    options: shown,
    value: keyOf(first.value),
    defaultValue: null,
    text,
    label: { 'aria-labelledby': labelId },
    isOpen: hasList,
    onOpenChange: () => {},
    onChoose: (key) => onChoose(key.slice(1)),
    isSettled: true,
    beginsAtChosen: text === '',
    onKey: (event, current) => responseKey(event, current, shown, props),
  })
  useLayoutEffect(() => {
    link.setRoot(frame.current?.parentElement ?? null)
    link.input.current?.focus()
    link.input.current?.setSelectionRange(first.text.length, first.text.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, [])

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!frame.current?.contains(relatedTarget)) onLeave()
  }
  const keepFocus = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  return (
    <div className={c.popup} onBlur={leave} onMouseDown={keepFocus}>
      <div className={c.search}>
        <Icon path={search} size="sm" className={c.searchIcon} />
        <input
          {...attributes}
          ref={link.setInput}
          id={id}
          className={c.searchInput}
          type="text"
          aria-label={words.search}
          aria-labelledby={`${labelId} ${id}`}
          value={text}
          placeholder={words.search}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => link.handlers?.onKeyDown(event)}
          onKeyUp={(event) => link.handlers?.onKeyUp(event)}
          onFocus={(event) => link.handlers?.onFocus(event)}
          onBlur={(event) => link.handlers?.onBlur(event)}
          onTouchEnd={(event) => link.handlers?.onTouchEnd(event)}
        />
      </div>
      <div className={c.status} role="status">
        {!hasList && words.nothing}
      </div>
      {hasList && state.isOpen && (
        <OptionRows {...{ state, options: shown, list, listBoxProps, height, row: rowHeights.plain, classNames: c }}>
          {(option, { isSelected }) => (
            <ChoiceRow
              label={option.label}
              isSelected={isSelected}
              classNames={{ optionText: c.optionText, icon: c.optionIcon }}
            />
          )}
        </OptionRows>
      )}
      {!hasList && <p className={c.empty}>{words.nothing}</p>}
    </div>
  )
}
