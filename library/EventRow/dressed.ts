import { dress } from '../dress.ts'
import { EventRow as Headless } from './EventRow.tsx'
import { skin } from './EventRow.css.ts'

export const EventRow: typeof Headless = dress(Headless, skin)
