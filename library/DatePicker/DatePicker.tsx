import type { Ref } from 'react'
import { TypedDate } from './TypedDate.tsx'
import type { DatePickerPart, DateProps } from './usePicking.tsx'
import { WeatherDate } from './WeatherDate.tsx'

export type { DatePickerPart }
/** `weather` shows 'DD MMMM YYYY' and cannot be typed in. */
export type DatePickerProps = DateProps &
  ({ variant?: 'typed'; ref?: Ref<HTMLInputElement> } | { variant: 'weather'; ref?: Ref<HTMLButtonElement> })

/**
 * A calendar date: typed as DD.MM.YYYY, with the dots added automatically, or chosen in a calendar that loads on
 * demand. A text that is no date, or outside the limits, stays as typed, and the error says why. `ref` is the input,
 * or the button of the `weather` variant. Keyboard: in the field, Alt+ArrowDown opens the calendar. In the calendar
 * arrows move by a day and a week, Home and End to the ends of a week, PageUp and PageDown by a month, with Shift by
 * a year, Enter and Space choose, Escape closes. Parts: `frame` holds the input or the weather date and the button;
 * `status` is for screen readers only. The parts of the calendar are those of `Calendar`, which `loadCalendar` loads.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export const DatePicker = (props: DatePickerProps) =>
  props.variant === 'weather' ? <WeatherDate {...props} /> : <TypedDate {...props} />
