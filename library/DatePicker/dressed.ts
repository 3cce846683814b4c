import { createElement } from 'react'
import { dress } from '../dress.ts'
import { skin } from './DatePicker.css.ts'
import { DatePicker as Headless, type DatePickerProps } from './DatePicker.tsx'
import type { LoadCalendar } from './useCalendar.ts'

/** The calendar's own skin comes with it. */
const loadCalendar: LoadCalendar = () => import('./dressedCalendar.ts')

const WithDressedCalendar = (props: DatePickerProps) => createElement(Headless, { loadCalendar, ...props })

export const DatePicker: typeof Headless = dress(
  Object.assign(WithDressedCalendar, Headless, { displayName: 'DatePicker' }),
  skin,
)
