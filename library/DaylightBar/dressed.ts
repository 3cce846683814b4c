import { dress } from '../dress.ts'
import { skin } from './DaylightBar.css.ts'
import { DaylightBar as Headless } from './DaylightBar.tsx'

export const DaylightBar: typeof Headless = dress(Headless, skin)
