/** What choosing a date in place loads when it is wanted. */
export { Calendar, CalendarDialog } from '@tropa/library/DatePicker/dressedCalendar.ts'
export { dialog } from '@tropa/library/DatePicker/DatePicker.css.ts'
