import { dress } from '../dress.ts'
import { ValidationAlert as Headless } from './ValidationAlert.tsx'
import { skin } from './ValidationAlert.css.ts'

export const ValidationAlert: typeof Headless = dress(Headless, skin)
