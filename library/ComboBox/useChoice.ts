import { useCallback, useMemo, useState } from 'react'
import { comparable } from './comparable.ts'

/** One choice of a `ComboBox`: `value` is what a form sends, `label` what is found and shown. */
export interface ComboBoxOption {
  value: string
  label: string
  description?: string
}
/** Either a `value` kept by the caller, or a `defaultValue` kept by the field itself; '' is no choice. */
export interface ChoiceProps {
  options: readonly ComboBoxOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  defaultOpen?: boolean
  /** Any text is a choice; the options only suggest some. */
  allowsCustomValue?: boolean
}
/** The state that the field and its list share, and the only ways to change it. */
export type Choice = ReturnType<typeof useChoice>

/** The chosen value, and a typed text that is not a choice yet (`null`: none). */
export function useChoice({
  options,
  value: controlled,
  defaultValue = '',
  onChange,
  defaultOpen = false,
  allowsCustomValue = false,
}: ChoiceProps) {
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(defaultOpen)
  const value = controlled ?? own
  const option = useMemo(() => options.find((one) => one.value === value), [options, value])
  const label = option?.label ?? (allowsCustomValue ? value : '')

  /** Text in a focused field was typed, and opens the list; otherwise the browser or a script has filled it in. */
  const read = useCallback((field: HTMLInputElement) => {
    setTyped(field.value)
    if (field === document.activeElement) setOpen(true)
  }, [])
  const choose = (chosen: string) => {
    setTyped(null)
    setOpen(false)
    setOwn(chosen)
    if (chosen !== value) onChange?.(chosen)
  }
  return {
    value,
    typed,
    text: typed ?? label,
    isOpen,
    setOpen,
    choose,
    allowsCustomValue,
    read,
    takeBack: () => setTyped(null),
    /**
     * On blur: an empty text is no choice, a label chooses its option; any other text stays if allowed, else it is
     * reverted.
     */
    settle: () => {
      if (typed === null) return setOpen(false)
      const text = comparable(typed.trim())
      if (text === '') return choose('')
      const named = options.find((one) => comparable(one.label) === text)
      choose(named?.value ?? (allowsCustomValue ? typed.trim() : value))
    },
  }
}
