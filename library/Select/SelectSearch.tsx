import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import { selectMessages, type SelectMessages } from '../messages/Select.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { SelectOption } from './option.ts'
import { SelectPopup, type SelectPopupPart } from './SelectPopup.tsx'
import { useOpening } from './useOpening.ts'

/** The parts of a `Select` that load with its search. */
export type SelectSearchPart = SelectPopupPart

/** The properties that a `Select` passes to its search. */
export interface SelectSearchProps {
  /** Contains the `<select>`. */
  frame: RefObject<HTMLDivElement | null>
  options: readonly SelectOption[]
  size: 'regular' | 'tall'
  labelId: string
  placeholder: string | undefined
  messages: Partial<SelectMessages> | undefined
  classNames: ClassNames<SelectPopupPart>
}

/** Sets the value, with the same events as a choice by the visitor. */
function choose(select: HTMLSelectElement, value: string) {
  if (select.value === value) return
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Sets `aria-expanded` of the `<select>`, because the browser reports only its own list. */
function useExpanded(select: RefObject<HTMLSelectElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = select.current
    element?.setAttribute('aria-expanded', String(isOpen))
    return () => element?.removeAttribute('aria-expanded')
  }, [select, isOpen])
}

/** The list with a search that a `<select>` opens instead of the browser's own. */
export function SelectSearch({ frame, options, placeholder, size, labelId, messages, classNames }: SelectSearchProps) {
  const language = useLanguage()
  const words = useMessages(selectMessages, messages)
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    select.current = frame.current?.querySelector('select') ?? null
  }, [frame])
  /** The text that the list opened with, and the value then; `null`: closed. */
  const [opened, setOpened] = useState<{ text: string; value: string } | null>(null)
  const open = (text: string) => setOpened({ text, value: select.current?.value ?? '' })
  const returnsFocus = useRef(false)
  const close = () => {
    returnsFocus.current = true
    setOpened(null)
  }
  // React Aria keeps focus in the search while an option is pressed, so it returns only after the search is unmounted.
  useLayoutEffect(() => {
    if (opened || !returnsFocus.current) return
    returnsFocus.current = false
    select.current?.focus()
  }, [opened])
  useOpening(select, () => (opened ? close() : open('')), open)
  useExpanded(select, opened !== null)
  const all = useMemo(
    () => (placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]),
    [options, placeholder],
  )
  if (!opened) return null
  return (
    <I18nProvider locale={localeOf(language)}>
      <SelectPopup
        {...{ frame, labelId, words, classNames }}
        options={all}
        first={opened}
        height={size === 'tall' ? 'tall' : 'usual'}
        onClose={close}
        onLeave={() => setOpened(null)}
        onChoose={(value) => {
          if (select.current) choose(select.current, value)
          close()
        }}
      />
    </I18nProvider>
  )
}
