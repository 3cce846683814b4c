import { dress } from '../dress.ts'
import { skin } from './Calendar.css.ts'
import { Calendar as Headless } from './Calendar.tsx'

export { CalendarDialog } from './CalendarDialog.tsx'
export const Calendar: typeof Headless = dress(Headless, skin)
