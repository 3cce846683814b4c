import { useId, useState } from 'react'
import { type ChoiceProps, show } from '../page.tsx'
import { useMatches } from '../search.ts'

function Choice({ label, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Places({ label, options }: ChoiceProps) {
  const list = useId()
  return (
    <label>
      {label}
      <input list={list} />
      <datalist id={list}>
        {options.map(({ value, label: name }) => (
          <option key={value}>{name}</option>
        ))}
      </datalist>
    </label>
  )
}

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  const list = useId()
  return (
    <label>
      {label}
      <input list={list} value={text} onChange={(event) => setText(event.target.value)} />
      <datalist id={list}>
        {useMatches(text).map(({ value, label: name }) => (
          <option key={value}>{name}</option>
        ))}
      </datalist>
    </label>
  )
}

function Day({ label }: { label: string }) {
  return (
    <label>
      {label}
      <input type="date" />
    </label>
  )
}

show({ Choice, Search, Places, Day })
