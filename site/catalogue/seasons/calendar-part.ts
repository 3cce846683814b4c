/** Loaded on demand by `ChooseDate`. */
export { Calendar, CalendarDialog } from '@tropa/library/DatePicker/dressedCalendar.ts'
export { dialog } from '@tropa/library/DatePicker/DatePicker.css.ts'
