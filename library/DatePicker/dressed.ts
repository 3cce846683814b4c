import { createElement } from 'react'
import { dress } from '../dress.ts'
import { skin } from './DatePicker.css.ts'
import { DatePicker as Headless, type DatePickerProps } from './DatePicker.tsx'
import type { LoadCalendar } from './useCalendar.ts'

/** Loads the calendar with its skin. */
const loadCalendar: LoadCalendar = () => import('./dressedCalendar.ts')

const WithDressedCalendar = (props: DatePickerProps) => createElement(Headless, { loadCalendar, ...props })

export const DatePicker: typeof Headless = dress(
  Object.assign(WithDressedCalendar, Headless, { displayName: 'DatePicker' }),
  skin,
)
