import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import { type ChoiceProps, show } from '../page.tsx'
import { useMatches } from '../search.ts'
import '../plain.css'

function Choice({ label, options }: ChoiceProps) {
  return (
    <Select>
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          {options.map(({ value, label: name }) => (
            <ListBoxItem key={value} id={value}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

function Places({ label, options }: ChoiceProps) {
  return (
    <ComboBox>
      <Label>{label}</Label>
      <Input />
      <Button>▾</Button>
      <Popover>
        <ListBox>
          {options.map(({ value, label: name }) => (
            <ListBoxItem key={value} id={value}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return (
    <ComboBox items={useMatches(text)} inputValue={text} onInputChange={setText} allowsCustomValue>
      <Label>{label}</Label>
      <Input />
      <Popover>
        <ListBox>
          {({ value, label: name }: { value: string; label: string }) => <ListBoxItem id={value}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function Day({ label }: { label: string }) {
  return (
    <DatePicker>
      <Label>{label}</Label>
      <Group>
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover>
        <Dialog>
          <Calendar>
            <header>
              <Button slot="previous">◀</Button>
              <Heading />
              <Button slot="next">▶</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

show({ Choice, Search, Places, Day })
