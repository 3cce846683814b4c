import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react'
import { useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { type ChoiceProps, show } from '../page.tsx'
import type { Place } from '../places.ts'
import { matching, useMatches } from '../search.ts'
import '../plain.css'

function Choice({ label, options }: ChoiceProps) {
  const [chosen, setChosen] = useState(options[0])
  return (
    <Field>
      <Label>{label}</Label>
      <Listbox value={chosen} onChange={setChosen}>
        <ListboxButton>{chosen?.label}</ListboxButton>
        <ListboxOptions anchor="bottom start">
          {options.map((option) => (
            <ListboxOption key={option.value} value={option}>
              {option.label}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </Field>
  )
}

/** A virtual list without height renders nothing, and an empty one has no height. */
const notFlat = { minHeight: '2rem' }

function Places({ label, options }: ChoiceProps) {
  const [chosen, setChosen] = useState<Place | null>(null)
  const [text, setText] = useState('')
  const shown = useMemo(() => [...matching(options, text)], [options, text])
  return (
    <Field>
      <Label>{label}</Label>
      <Combobox value={chosen} onChange={setChosen} virtual={{ options: shown }} onClose={() => setText('')}>
        <ComboboxInput
          displayValue={(place: Place | null) => place?.label ?? ''}
          onChange={(event) => setText(event.target.value)}
        />
        <ComboboxButton>▾</ComboboxButton>
        <ComboboxOptions anchor="bottom start" style={notFlat}>
          {({ option }: { option: Place }) => <ComboboxOption value={option}>{option.label}</ComboboxOption>}
        </ComboboxOptions>
      </Combobox>
    </Field>
  )
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return (
    <Field>
      <Label>{label}</Label>
      <Combobox<Place | null> value={null} onChange={(place) => setText(place?.label ?? '')}>
        <ComboboxInput value={text} onChange={(event) => setText(event.target.value)} />
        <ComboboxOptions anchor="bottom start">
          {useMatches(text).map((place) => (
            <ComboboxOption key={place.value} value={place}>
              {place.label}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Field>
  )
}

function Day({ label }: { label: string }) {
  const [day, setDay] = useState<Date>()
  return (
    <Popover>
      <PopoverButton>{day?.toLocaleDateString('en') ?? label}</PopoverButton>
      <PopoverPanel anchor="bottom start">
        <DayPicker mode="single" selected={day} onSelect={setDay} />
      </PopoverPanel>
    </Popover>
  )
}

show({ Choice, Search, Places, Day })
