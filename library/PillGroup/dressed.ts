import { dress } from '../dress.ts'
import { PillGroup as Headless } from './PillGroup.tsx'
import { skin } from './PillGroup.css.ts'

export const PillGroup: typeof Headless = dress(Headless, skin)
