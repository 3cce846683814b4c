import { AutoComplete, DatePicker, Select } from 'antd'
import { useState } from 'react'
import { type ChoiceProps, show } from '../page.tsx'
import { useMatches } from '../search.ts'

const width = { width: '20rem' }

const Choice = ({ label, options }: ChoiceProps) => <Select aria-label={label} style={width} options={[...options]} />

const Places = ({ label, options }: ChoiceProps) => (
  <Select aria-label={label} style={width} showSearch={{ optionFilterProp: 'label' }} options={[...options]} />
)

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return (
    <AutoComplete
      aria-label={label}
      style={width}
      value={text}
      onChange={setText}
      options={useMatches(text).map(({ label: name }) => ({ value: name }))}
    />
  )
}

const Day = ({ label }: { label: string }) => <DatePicker aria-label={label} />

show({ Choice, Search, Places, Day })
