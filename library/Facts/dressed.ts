import { dress } from '../dress.ts'
import { Facts as Headless } from './Facts.tsx'
import { skin } from './Facts.css.ts'

export const Facts: typeof Headless = dress(Headless, skin)
