import { SearchCombobox, Select } from '@tropa/library/dressed'
import { ComboBox } from '@tropa/library/ComboBox/dressed.ts'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import '@tropa/library/theme/page.ts'
import { useState } from 'react'
import { type ChoiceProps, show } from '../page.tsx'
import { useMatches } from '../search.ts'

function Search() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const suggestions = useMatches(text).map(({ label: title, value }) => ({
    title,
    description: '',
    link: `/places/${value}`,
  }))
  const write = (written: string) => {
    setText(written)
    setIsOpen(written.trim() !== '')
  }
  return (
    <SearchCombobox
      value={text}
      onChange={write}
      menu={{ kind: 'ready', suggestions }}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  )
}

function Places({ label, options }: ChoiceProps) {
  const [value, setValue] = useState('')
  return <ComboBox label={label} options={options} value={value} onChange={setValue} />
}

show({ Choice: Select, Search, Places, Day: DatePicker })
