import { dress } from '../dress.ts'
import { OpeningHours as Headless } from './OpeningHours.tsx'
import { skin } from './OpeningHours.css.ts'

export const OpeningHours: typeof Headless = dress(Headless, skin)
