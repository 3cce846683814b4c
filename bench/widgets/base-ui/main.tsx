import { Autocomplete } from '@base-ui/react/autocomplete'
import { Combobox } from '@base-ui/react/combobox'
import { Popover } from '@base-ui/react/popover'
import { Select } from '@base-ui/react/select'
import { useId, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { type ChoiceProps, show } from '../page.tsx'
import type { Place } from '../places.ts'
import { useMatches } from '../search.ts'
import '../plain.css'

function Choice({ label, options }: ChoiceProps) {
  return (
    <Select.Root items={options}>
      <Select.Trigger aria-label={label}>
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup>
            {options.map(({ value, label: name }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemText>{name}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}

function Places({ label, options }: ChoiceProps) {
  const id = useId()
  return (
    <Combobox.Root items={options}>
      <label htmlFor={id}>{label}</label>
      <Combobox.Input id={id} />
      <Combobox.Trigger aria-label="Open">▾</Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup>
            <Combobox.List>
              {(place: Place) => (
                <Combobox.Item key={place.value} value={place}>
                  {place.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return (
    <Autocomplete.Root items={useMatches(text)} value={text} onValueChange={setText} filter={null}>
      <Autocomplete.Input aria-label={label} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner>
          <Autocomplete.Popup>
            <Autocomplete.List>
              {(place: Place) => (
                <Autocomplete.Item key={place.value} value={place}>
                  {place.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

function Day({ label }: { label: string }) {
  const [day, setDay] = useState<Date>()
  return (
    <Popover.Root>
      <Popover.Trigger>{day?.toLocaleDateString('en') ?? label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup>
            <DayPicker mode="single" selected={day} onSelect={setDay} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

show({ Choice, Search, Places, Day })
