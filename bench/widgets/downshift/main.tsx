import { useCombobox, useSelect } from 'downshift'
import { useId, useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { type ChoiceProps, show } from '../page.tsx'
import type { Place } from '../places.ts'
import { matching, useMatches } from '../search.ts'
import '../plain.css'

const nameOf = (place: Place | null) => place?.label ?? ''

function Choice({ label, options }: ChoiceProps) {
  const { isOpen, selectedItem, highlightedIndex, getToggleButtonProps, getLabelProps, getMenuProps, getItemProps } =
    useSelect({ items: [...options], itemToString: nameOf })
  return (
    <div>
      <span {...getLabelProps()}>{label}</span>
      <div {...getToggleButtonProps()}>{nameOf(selectedItem) || '…'}</div>
      <ul {...getMenuProps()}>
        {isOpen &&
          options.map((item, index) => (
            <li
              key={item.value}
              data-highlighted={index === highlightedIndex || undefined}
              {...getItemProps({ item, index })}
            >
              {item.label}
            </li>
          ))}
      </ul>
    </div>
  )
}

function Suggesting({
  label,
  items,
  onText,
}: {
  label: string
  items: readonly Place[]
  onText: (text: string) => void
}) {
  const { isOpen, highlightedIndex, getToggleButtonProps, getLabelProps, getMenuProps, getInputProps, getItemProps } =
    useCombobox({
      items: [...items],
      itemToString: nameOf,
      onInputValueChange: ({ inputValue }) => onText(inputValue),
    })
  return (
    <div>
      <label {...getLabelProps()}>{label}</label>
      <input {...getInputProps()} />
      <button type="button" aria-label="Open" {...getToggleButtonProps()}>
        ▾
      </button>
      <ul {...getMenuProps()}>
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.value}
              data-highlighted={index === highlightedIndex || undefined}
              {...getItemProps({ item, index })}
            >
              {item.label}
            </li>
          ))}
      </ul>
    </div>
  )
}

function Places({ label, options }: ChoiceProps) {
  const [text, setText] = useState('')
  return <Suggesting label={label} items={useMemo(() => matching(options, text), [options, text])} onText={setText} />
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return <Suggesting label={label} items={useMatches(text)} onText={setText} />
}

function Day({ label }: { label: string }) {
  const [day, setDay] = useState<Date>()
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id}>
        {day?.toLocaleDateString('en') ?? label}
      </button>
      <div popover="auto" id={id}>
        <DayPicker mode="single" selected={day} onSelect={setDay} />
      </div>
    </>
  )
}

show({ Choice, Search, Places, Day })
