import { useComboBox } from 'react-aria/useComboBox'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useComboBoxState } from 'react-stately/useComboBoxState'
import { closedComboBox, type FieldLink } from '../onIntent/FieldLink.ts'
import { OptionCollection, type CollectedOption } from './OptionCollection.ts'
import { OptionKeys } from './OptionKeys.ts'
import { useHeldKeys } from './useHeldKeys.ts'

/** The properties that a field passes to the list of its combobox. */
export interface ComboBoxListProps<Option extends CollectedOption> {
  link: FieldLink
  /** The options in the list now. */
  options: readonly Option[]
  /** The key of the chosen option; `defaultValue` is the key after a reset of the form. */
  value: string | null
  defaultValue: string | null
  /** The text in the field. */
  text: string
  label: { 'aria-label': string } | { 'aria-labelledby': string }
  /** Whether the list is open. The caller decides, and React Aria follows. */
  isOpen: boolean
  /** Whether a loading state is shown instead of the list. */
  isBusy?: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose?: (key: string) => void
  /** Whether the list is final for this text. Held keys are handled only then. */
  isSettled: boolean
  /** Whether opening the list highlights the chosen option. */
  beginsAtChosen?: boolean
  /** Handles a key before React Aria does; returns `false` to leave it to React Aria. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, list: ListState) => boolean
}
/** Whether an option of the list is highlighted, and a function that removes the highlight. */
export interface ListState {
  /** Whether the arrow keys have highlighted an option. */
  isHighlighted: boolean
  unhighlight: () => void
}

/**
 * React Aria's combobox for a field that is rendered elsewhere. It handles the keys, the highlight, the choice and the
 * announcements; the caller controls the text and whether the list is open.
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
  // A closing list keeps its options, or React Aria would announce that there are none.
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
      // React Aria commits the choice when it closes, but here the caller closes the list.
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
  // Only once, when the behaviour has loaded: later focus fires an event.
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
  })
  const isExpanded = isBusy || (state.isOpen && isOpen)
  const controlled = isExpanded ? listBoxProps.id : undefined
  const active = isOpen ? inputProps['aria-activedescendant'] : undefined
  useLayoutEffect(() => {
    link.describe({
      ...closedComboBox,
      'aria-expanded': isExpanded,
      'aria-controls': controlled,
      'aria-activedescendant': active,
    })
  }, [link, isExpanded, controlled, active])
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
      // Otherwise Tab would choose the option under a pointer that rests where the list opens.
      shouldFocusOnHover: false,
    },
  }
}
