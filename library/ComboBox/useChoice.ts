import { useMemo, useState } from 'react'
import { finder } from './find.ts'
import type { ComboBoxOption } from './OptionList.tsx'
import { plain } from './plain.ts'

export interface ChoiceProps {
  options: readonly ComboBoxOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  defaultOpen?: boolean
}

/** What is chosen, what is typed and not yet a choice (`null`: nothing), and what it finds. */
export function useChoice({ options, value: given, defaultValue = '', onChange, defaultOpen = false }: ChoiceProps) {
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(defaultOpen)
  const value = given ?? own
  const find = useMemo(() => finder(options), [options])
  const found = useMemo(() => find(typed ?? ''), [find, typed])
  const label = useMemo(() => options.find((option) => option.value === value)?.label ?? '', [options, value])

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
    found,
    isOpen,
    setOpen,
    choose,
    type: (text: string) => {
      setTyped(text)
      setOpen(true)
    },
    /** Typed, as a browser may have kept it over a reload, without anything shown. */
    restore: setTyped,
    takeBack: () => setTyped(null),
    /** On leaving: no text is no choice, a label is its option, and anything else is taken back. */
    settle: () => {
      if (typed === null) return setOpen(false)
      const asked = plain(typed.trim())
      if (asked === '') return choose('')
      choose(found.find((option) => plain(option.label) === asked)?.value ?? value)
    },
  }
}
