import { useComboBox } from 'react-aria/useComboBox'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useComboBoxState } from 'react-stately/useComboBoxState'
import { closedComboBox, type FieldLink } from '../onIntent/FieldLink.ts'
import { OptionCollection, type CollectedOption } from './OptionCollection.ts'
import { OptionKeys } from './OptionKeys.ts'
import { useHeldKeys } from './useHeldKeys.ts'

/** What the list of a combobox takes from its field. */
export interface ComboBoxListProps<Option extends CollectedOption> {
  link: FieldLink
  /** What the list shows now. */
  options: readonly Option[]
  /** The key of the chosen option, and the one that a reset of the form brings back. */
  value: string | null
  defaultValue: string | null
  /** The text in the field. */
  text: string
  label: { 'aria-label': string } | { 'aria-labelledby': string }
  /** Whether there is a list to choose from: the caller's word, which React Aria follows. */
  isOpen: boolean
  /** Whether a list is on its way in the place of the list. */
  isBusy?: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose?: (key: string) => void
  /** Whether the list is what it will be for this text: keys held until then are answered. */
  isSettled: boolean
  /** Whether a list that opens begins at the chosen option. */
  beginsAtChosen?: boolean
  /** Answers a key before React Aria does; `false`: it is React Aria's. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, list: ListState) => boolean
}
/** Whether the arrows are on an option of the list, and how to take them off it. */
export interface ListState {
  /** An option is: the arrows are on it. */
  isHighlighted: boolean
  unhighlight: () => void
}

/**
 * React Aria's combobox for a field that is drawn elsewhere. It has the keys, the highlight, the choice and what is
 * announced; the text and whether the list is open are the caller's.
 */
export function useComboBoxList<Option extends CollectedOption>(props: ComboBoxListProps<Option>) {
  const {
    link,
    options,
    value,
    defaultValue,
    text,
    label,
    isOpen,
    isBusy = false,
    onOpenChange,
    onChoose,
    isSettled,
    beginsAtChosen = false,
    onKey,
  } = props
  const list = useRef<HTMLDivElement>(null)
  // A list that is about to close keeps its options, or React Aria would announce that there are none.
  const [shown, show] = useState(options)
  if (isOpen && shown !== options) show(options)
  const items = isOpen ? options : shown
  const collection = useMemo(() => new OptionCollection(items), [items])
  const keyboardDelegate = useMemo(() => new OptionKeys(collection, list), [collection])
  const isFollowing = useRef(false)

  const shared = {
    ...label,
    items,
    value,
    defaultValue,
    inputValue: text,
    menuTrigger: 'manual',
    shouldFocusWrap: true,
    validationBehavior: 'aria',
  } as const
  const state = useComboBoxState({
    ...shared,
    collection,
    allowsEmptyCollection: true,
    shouldCloseOnBlur: false,
    onSelectionChange: (key) => {
      // To close is to commit what is chosen, for React Aria; here the caller closes.
      if (key !== null && !isFollowing.current) onChoose?.(String(key))
    },
    onOpenChange: (open) => {
      if (!isFollowing.current && open !== isOpen) onOpenChange(open)
    },
  })
  const { inputProps, listBoxProps } = useComboBox(
    { ...shared, inputRef: link.input, popoverRef: link.root, listBoxRef: list, keyboardDelegate },
    state,
  )

  useEffect(() => {
    if (state.isOpen === isOpen) return
    isFollowing.current = true
    if (isOpen) state.open(null, 'manual')
    else state.close()
    isFollowing.current = false
  })
  // Only as it comes: later focus is an event.
  const noteFocus = useEffectEvent(() => {
    if (link.input.current && document.activeElement === link.input.current) state.setFocused(true)
  })
  useEffect(() => noteFocus(), [])

  useLayoutEffect(() => {
    const { onKeyUp, onFocus, onBlur, onTouchEnd, onKeyDown } = inputProps
    const current: ListState = {
      isHighlighted: state.isOpen && state.selectionManager.focusedKey !== null,
      unhighlight: () => state.selectionManager.setFocusedKey(null),
    }
    link.connect({
      onKeyDown: (event) => {
        if (event.nativeEvent.isComposing || onKey(event, current)) return
        onKeyDown?.(event)
      },
      onKeyUp: (event) => onKeyUp?.(event),
      onFocus: (event) => onFocus?.(event),
      onBlur: (event) => onBlur?.(event),
      onTouchEnd: (event) => onTouchEnd?.(event),
    })
    link.describe({
      ...closedComboBox,
      'aria-expanded': isBusy || (state.isOpen && isOpen),
      'aria-controls': isBusy || (state.isOpen && isOpen) ? listBoxProps.id : undefined,
      'aria-activedescendant': isOpen ? inputProps['aria-activedescendant'] : undefined,
    })
  })
  useLayoutEffect(
    () => () => {
      link.connect(null)
      link.describe(closedComboBox)
    },
    [link],
  )
  useHeldKeys(link, isSettled && state.isOpen === isOpen)

  return {
    state,
    list,
    listBoxProps: {
      ...listBoxProps,
      'aria-label': undefined,
      'aria-labelledby': undefined,
      ...label,
      keyboardDelegate,
      autoFocus: state.focusStrategy ?? beginsAtChosen,
      // A pointer that rests where the list opens would choose by Tab.
      shouldFocusOnHover: false,
    },
  }
}
