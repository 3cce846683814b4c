import Autocomplete from '@mui/material/Autocomplete'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { useState } from 'react'
import { type ChoiceProps, show } from '../page.tsx'
import { useMatches } from '../search.ts'

function Choice({ label, options }: ChoiceProps) {
  return (
    <TextField select label={label} defaultValue="0">
      {options.map(({ value, label: name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Places = ({ label, options }: ChoiceProps) => (
  <Autocomplete options={options} renderInput={(params) => <TextField {...params} label={label} />} />
)

function Search({ label }: { label: string }) {
  const [text, setText] = useState('')
  return (
    <Autocomplete
      freeSolo
      options={useMatches(text)}
      filterOptions={(options) => options}
      inputValue={text}
      onInputChange={(_event, value) => setText(value)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

const Day = ({ label }: { label: string }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker label={label} />
  </LocalizationProvider>
)

show({ Choice, Search, Places, Day })
