import { dress } from '../dress.ts'
import { Schedule as Headless } from './Schedule.tsx'
import { skin } from './Schedule.css.ts'

export const Schedule: typeof Headless = dress(Headless, skin)
