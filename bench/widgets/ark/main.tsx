import { Combobox, useListCollection } from '@ark-ui/react/combobox'
import { DatePicker } from '@ark-ui/react/date-picker'
import { useFilter } from '@ark-ui/react/locale'
import { Portal } from '@ark-ui/react/portal'
import { createListCollection, Select } from '@ark-ui/react/select'
import { useMemo, useState } from 'react'
import { type ChoiceProps, show } from '../page.tsx'
import type { Place } from '../places.ts'
import { useMatches } from '../search.ts'
import '../plain.css'

function Choice({ label, options }: ChoiceProps) {
  const collection = useMemo(() => createListCollection({ items: options }), [options])
  return (
    <Select.Root collection={collection}>
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText placeholder="…" />
        </Select.Trigger>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {options.map((option) => (
              <Select.Item key={option.value} item={option}>
                <Select.ItemText>{option.label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
      <Select.HiddenSelect />
    </Select.Root>
  )
}

function Places({ label, options }: ChoiceProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const { collection, filter } = useListCollection<Place>({ initialItems: [...options], filter: contains })
  return (
    <Combobox.Root
      collection={collection}
      onInputValueChange={({ inputValue }) => filter(inputValue)}
      lazyMount
      unmountOnExit
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
        <Combobox.Trigger>▾</Combobox.Trigger>
      </Combobox.Control>
      <List places={collection.items} />
    </Combobox.Root>
  )
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  const places = useMatches(text)
  const collection = useMemo(() => createListCollection({ items: places }), [places])
  return (
    <Combobox.Root
      collection={collection}
      inputValue={text}
      onInputValueChange={({ inputValue }) => setText(inputValue)}
      allowCustomValue
      lazyMount
      unmountOnExit
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
      </Combobox.Control>
      <List places={places} />
    </Combobox.Root>
  )
}

const List = ({ places }: { places: readonly Place[] }) => (
  <Portal>
    <Combobox.Positioner>
      <Combobox.Content>
        {places.map((place) => (
          <Combobox.Item key={place.value} item={place}>
            <Combobox.ItemText>{place.label}</Combobox.ItemText>
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  </Portal>
)

function Day({ label }: { label: string }) {
  return (
    <DatePicker.Root>
      <DatePicker.Label>{label}</DatePicker.Label>
      <DatePicker.Control>
        <DatePicker.Input />
        <DatePicker.Trigger>▾</DatePicker.Trigger>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content>
            <DatePicker.View view="day">
              <DatePicker.Context>
                {({ weeks, weekDays, visibleRangeText }) => (
                  <>
                    <DatePicker.ViewControl>
                      <DatePicker.PrevTrigger>◀</DatePicker.PrevTrigger>
                      <span>{visibleRangeText.start}</span>
                      <DatePicker.NextTrigger>▶</DatePicker.NextTrigger>
                    </DatePicker.ViewControl>
                    <DatePicker.Table>
                      <DatePicker.TableHead>
                        <DatePicker.TableRow>
                          {weekDays.map(({ short }) => (
                            <DatePicker.TableHeader key={short}>{short}</DatePicker.TableHeader>
                          ))}
                        </DatePicker.TableRow>
                      </DatePicker.TableHead>
                      <DatePicker.TableBody>
                        {weeks.map((week) => (
                          <DatePicker.TableRow key={week[0]?.toString()}>
                            {week.map((day) => (
                              <DatePicker.TableCell key={day.toString()} value={day}>
                                <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                              </DatePicker.TableCell>
                            ))}
                          </DatePicker.TableRow>
                        ))}
                      </DatePicker.TableBody>
                    </DatePicker.Table>
                  </>
                )}
              </DatePicker.Context>
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}

show({ Choice, Search, Places, Day })
